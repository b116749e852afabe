import { buildSchema, execute, parse } from 'graphql'
import { expect, test } from 'vitest'
import { countListEntries, hasTooManyEntries } from './list-budget.ts'

const MOST = 1_000

/** Books that each have ten others, found at once or a moment later; how often anybody looked for some. */
function aLibrary() {
  const schema = buildSchema(
    'type Query { book: Book! } type Book { name: String others: [Book!]! later: [Book] }',
  )
  const looked = { times: 0 }
  const ten = () => {
    looked.times++
    return Array.from({ length: 10 }, () => ({ name: 'Reef' }))
  }
  const { Book } = schema.getTypeMap()
  const fields = Book && 'getFields' in Book ? Book.getFields() : {}
  for (const [name, field] of Object.entries(fields)) {
    if (name === 'others') field.resolve = ten
    if (name === 'later') field.resolve = () => Promise.resolve().then(ten)
  }
  countListEntries(schema, MOST)
  return {
    looked,
    async ask(text: string) {
      const contextValue = {}
      const document = parse(text)
      const { data, errors } = await execute({
        schema,
        document,
        contextValue,
        rootValue: { book: { name: 'Reef' } },
      })
      return { data, errors, isTooMuch: hasTooManyEntries(contextValue, MOST) }
    },
  }
}

const nested = (list: string, deep: number): string =>
  deep === 0 ? '{ name }' : `{ ${list} ${nested(list, deep - 1)} }`

test.each(['others', 'later'])('an answer of a hundred entries is whole (%s)', async (list) => {
  const { ask } = aLibrary()
  const { data, errors, isTooMuch } = await ask(`{ book ${nested(list, 2)} }`)
  expect([errors, isTooMuch]).toEqual([undefined, false])
  expect(JSON.stringify(data).match(/Reef/g)).toHaveLength(100)
})

test.each(['others', 'later'])(
  'lists in lists end soon, and it is known that the answer is not whole (%s)',
  async (list) => {
    const { ask, looked } = aLibrary()
    // To its end it would be a hundred million entries.
    expect((await ask(`{ book ${nested(list, 8)} }`)).isTooMuch).toBe(true)
    expect(looked.times).toBeLessThan(MOST)
  },
)

test('each operation has entries of its own', async () => {
  const { ask } = aLibrary()
  await ask(`{ book ${nested('others', 4)} }`)
  expect((await ask(`{ book ${nested('others', 2)} }`)).isTooMuch).toBe(false)
})
