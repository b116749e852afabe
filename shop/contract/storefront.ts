/** The documents in `documents/` as a client sends them: each operation with the fragments that it needs, no more. */
import { globSync, readFileSync } from 'node:fs'
import { concatAST, type DocumentNode, Kind, parse, print, separateOperations } from 'graphql'

const all = concatAST(
  globSync('documents/*.graphql', { cwd: import.meta.dirname })
    .sort()
    .map((path) => parse(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))),
)

/** By the name of the operation. */
export const storefrontDocuments: ReadonlyMap<string, DocumentNode> = new Map(
  Object.entries(separateOperations(all)).filter(([, { definitions }]) =>
    definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
  ),
)

export function operationText(name: string): string {
  const document = storefrontDocuments.get(name)
  if (!document) throw new Error(`Expected an operation of the storefront's documents but received ${name}`)
  return print(document)
}

export interface Client {
  /** Sends an operation by its name and gives back its data. @throws Error with the first message of the answer */
  send(name: string, variables?: object): Promise<unknown>
  /** The first message of an answer that is a refusal, with its category. */
  refusal(name: string, variables?: object): Promise<{ message: string; category: string }>
  /** Signs in for every later call. */
  token: string | undefined
}

/**
 * What stands at a path of an answer.
 *
 * @example at(data, 'cart', 'items', 0, 'uid')
 * @throws Error when the answer ends before the path does
 */
export function at(data: unknown, ...path: (string | number)[]): unknown {
  let found = data
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !(step in found)) {
      throw new Error(`Expected ${path.join('.')} in ${JSON.stringify(data).slice(0, 2_000)}`)
    }
    found = (found as Record<string | number, unknown>)[step]
  }
  return found
}

/** A storefront in a browser: it posts to one address, and holds a customer's token or none. */
export function storefrontClient(url: string): Client {
  const client: Client = {
    token: undefined,
    async send(name, variables = {}) {
      const { data, errors } = await post(name, variables)
      if (errors) throw new Error(`${name}: ${JSON.stringify(errors[0])}`)
      return data
    },
    async refusal(name, variables = {}) {
      const { errors } = await post(name, variables)
      if (!errors) throw new Error(`Expected ${name} to be refused`)
      return { message: errors[0].message, category: errors[0].extensions.category }
    },
  }
  return client

  async function post(name: string, variables: object) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        store: 'canvas_au',
        ...(client.token !== undefined && { authorization: `Bearer ${client.token}` }),
      },
      body: JSON.stringify({ query: operationText(name), variables, operationName: name }),
    })
    if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}
