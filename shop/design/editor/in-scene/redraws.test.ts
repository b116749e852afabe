import { expect, test } from 'vitest'
import { createRedraws } from './redraws.ts'

/** Drawings that take as long as the test says. */
function redrawing() {
  const drawn: string[] = []
  const shown: string[] = []
  const under: { end: (fails?: 'fails') => Promise<void> }[] = []
  let failures = 0
  const redraws = createRedraws<string, string>({
    free: async () => undefined,
    draw: (asked) => {
      drawn.push(asked)
      return new Promise((resolve, reject) => {
        under.push({
          end: async (fails) => {
            if (fails) reject(new Error('No memory'))
            else resolve(asked)
            await turn()
          },
        })
      })
    },
    show: (picture) => void shown.push(picture),
    fail: () => {
      failures += 1
    },
  })
  return { redraws, drawn, shown, under, failures: () => failures }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('of many letters typed during one drawing only the last is drawn next', async () => {
  const { redraws, drawn, shown, under } = redrawing()
  redraws.ask('H')
  await turn()
  for (const words of ['Ho', 'Hom', 'Home']) redraws.ask(words)
  await turn()
  expect(drawn).toEqual(['H'])
  await under[0]?.end()
  expect(drawn).toEqual(['H', 'Home'])
  await under[1]?.end()
  expect(shown).toEqual(['H', 'Home'])
})

test('changes that come before there is time are drawn once', async () => {
  const { redraws, drawn } = redrawing()
  redraws.ask('red')
  redraws.ask('blue')
  await turn()
  expect(drawn).toEqual(['blue'])
})

test('a drawing that fails is told, and the next change is drawn all the same', async () => {
  const { redraws, drawn, shown, under, failures } = redrawing()
  redraws.ask('red')
  await turn()
  await under[0]?.end('fails')
  expect(failures()).toBe(1)
  redraws.ask('blue')
  await turn()
  await under[1]?.end()
  expect(drawn).toEqual(['red', 'blue'])
  expect(shown).toEqual(['blue'])
})

test('what is finished after the view was closed is shown nowhere', async () => {
  const { redraws, drawn, shown, under } = redrawing()
  redraws.ask('red')
  await turn()
  redraws.ask('blue')
  redraws.close()
  await under[0]?.end()
  redraws.ask('green')
  await turn()
  expect(shown).toEqual([])
  expect(drawn).toEqual(['red'])
})
