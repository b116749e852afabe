/** Asks a third party's search index; loaded only by shops that have one. */
import { liteClient } from 'algoliasearch/lite'
import { type HostedAnswer, type HostedIndex, readHostedAnswer } from '../rules/hosted-index.ts'

/** The client asks a second and a third host after a silence of so long; a shopper should not wait for more. */
const TIMEOUTS_MS = { connect: 1_000, read: 2_000, write: 2_000 }

interface Asked {
  phrase: string
  /** From 1. */
  page: number
  pageSize: number
}

/** @returns undefined when the index is out of reach or says nothing that can be used: the shop's own answers then */
export async function hostedHits(
  { appId, searchKey, host, name }: HostedIndex,
  { phrase, page, pageSize }: Asked,
): Promise<HostedAnswer | undefined> {
  const client = liteClient(appId, searchKey, {
    timeouts: TIMEOUTS_MS,
    ...(host && { hosts: [hostOf(host)] }),
  })
  const request = { indexName: name, query: phrase, page: page - 1, hitsPerPage: pageSize }
  try {
    const { results } = await client.search({ requests: [request] })
    return readHostedAnswer(results[0])
  } catch (error) {
    console.warn(`The search index did not answer: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

function hostOf(address: string) {
  const { protocol, host } = new URL(address)
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}
