/** The third-party index that the search asks, and what it answers (C-35, C-47). */

export interface HostedIndex {
  appId: string
  /** Can search and nothing else: browsers see it (SH-27). */
  searchKey: string
  /** Scheme and host; undefined means Algolia's own for the application. */
  host?: string
  /** Of the index. */
  name: string
}

/**
 * C-47: the index that is searched, `<prefix>products`.
 *
 * @param access  as the environment gives it
 * @param configured  reads one of the values that staff change
 * @returns undefined while either says no: the shop then searches itself
 */
export function hostedIndex(
  access: Omit<HostedIndex, 'name'> | undefined,
  configured: (key: 'algolia_enable' | 'algolia_index_prefix') => string | undefined,
): HostedIndex | undefined {
  if (!access || configured('algolia_enable') !== '1') return undefined
  return { ...access, name: `${configured('algolia_index_prefix') ?? ''}products` }
}

export interface HostedHit {
  url: string
  image_url: string | undefined
  name: string
  final_price: number
}

export interface HostedAnswer {
  hits: HostedHit[]
  nbHits: number
  nbPages: number
}

/**
 * C-42: what the index found, in the fields that the shop shows.
 *
 * @param answer  as it came, unchecked: the service is not ours
 * @returns hits without a name, an address or a price are left out; undefined when it is no answer
 */
export function readHostedAnswer(answer: unknown): HostedAnswer | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.hits)) return undefined
  const { nbHits, nbPages } = answer
  if (!isCount(nbHits) || !isCount(nbPages)) return undefined
  return { hits: answer.hits.flatMap(hitOf), nbHits, nbPages }
}

function hitOf(hit: unknown): HostedHit[] {
  if (!isRecord(hit)) return []
  const { url, name, image_url } = hit
  const final_price = Number(hit.final_price)
  if (typeof url !== 'string' || typeof name !== 'string' || name === '') return []
  if (!Number.isFinite(final_price) || final_price < 0) return []
  return [{ url, name, final_price, image_url: typeof image_url === 'string' ? image_url : undefined }]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
