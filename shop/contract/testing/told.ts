/** Refusals as clients hear them: by HTTP, with their category. */
import { afterAll, expect } from 'vitest'
import { listen } from '#platform/http/listen.ts'
import type { TestShop } from '../../testing/shop.ts'
import { createGraphqlEndpoint } from '../../wiring/graphql.ts'
import { schema } from '../../wiring/schema.ts'
import type { Category } from '../written/messages.ts'

export interface Told {
  message: string
  category: string
}

/** How each message of a list is brought about. A list with a message that nothing brings about does not compile. */
export type Occasions<List> = Record<keyof List, () => Promise<Told>>

interface Caller {
  /** Of a signed-in customer. */
  token?: string
  store?: string
}

/** A door of this shop, and what it says when it refuses. */
export async function openDoor(shop: TestShop) {
  const report = (error: Error) => `TEST-${shop.failures.push(error)}`
  const endpoint = createGraphqlEndpoint(shop, { report, development: false })
  const server = await listen(endpoint, { host: '127.0.0.1', port: 0 })
  afterAll(() => server.stop(0))

  async function answerTo(query: string, variables: object = {}, { token, store }: Caller = {}) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(store !== undefined && { store }),
      },
      body: JSON.stringify({ query, variables }),
    })
    expect(response.status).toBe(200)
    return response.json()
  }

  /** The first message of an answer that refuses. */
  async function told(query: string, variables: object = {}, caller: Caller = {}): Promise<Told> {
    const { errors } = await answerTo(query, variables, caller)
    if (!errors) throw new Error(`Expected ${query} to be refused`)
    return { message: errors[0].message, category: errors[0].extensions.category }
  }

  /** The same for a mutation with one argument, of which only the refusal matters. */
  function toldBy(call: string, value: unknown, caller: Caller = {}): Promise<Told> {
    const argument = schema.getMutationType()?.getFields()[call]?.args[0]
    if (!argument) throw new Error(`Expected a mutation with an argument but received ${call}`)
    const { name, type } = argument
    return told(`mutation ($value: ${type}) { ${call}(${name}: $value) { __typename } }`, { value }, caller)
  }

  /** The first message in a payload's list of errors; `fields` is the whole selection of the mutation. */
  async function toldInside(query: string, variables: object, list: string): Promise<Told> {
    const { data, errors } = await answerTo(query, variables)
    if (errors) throw new Error(JSON.stringify(errors[0]))
    const [payload] = Object.values<Record<string, { message: string }[]>>(data)
    const first = payload?.[list]?.[0]
    if (!first) throw new Error(`Expected ${query} to have ${list}`)
    return { message: first.message, category: 'payload' }
  }

  return { answerTo, told, toldBy, toldInside }
}

/** That an answer is the written message, whatever stands for the words in angle brackets. */
export function expectTold(answer: Told, written: string, category: Category): void {
  const pattern = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '\\S.*')
  expect(answer.message).toMatch(new RegExp(`^${pattern}$`))
  expect(answer.category).toBe(category)
}
