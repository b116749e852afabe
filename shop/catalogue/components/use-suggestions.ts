import { useEffect, useRef, useState } from 'react'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { SearchSuggestionsDocument, SearchTrendingDocument } from '../../generated/client/graphql.ts'
import { cachingApi } from '../../request/browser-api.ts'
import { configured } from '../../request/configuration.ts'
import type { HostedIndex } from '../rules/hosted-index.ts'
import { hitPath, MAX_SUGGESTIONS, NO_ADDRESS, trendingWords } from '../rules/search-hit.ts'
import { searchProblem } from '../rules/search-phrase.ts'

export interface Hit {
  to: string
  name: string
  picture: string | undefined
  priceDollars: number
}

export type Suggestions =
  | { kind: 'waiting' | 'failed' }
  | { kind: 'refused'; problem: string }
  | { kind: 'trending'; words: readonly string[] }
  | { kind: 'found'; term: string; hits: readonly Hit[]; total: number }

/** So that a word is asked for once, not once a letter. */
const TYPING_PAUSE_MS = 180

/**
 * What to suggest for a text: at once when it is the first, after a pause in typing when it has changed. An answer that
 * comes after the text has changed again is dropped.
 */
export function useSuggestions(text: string, hosted: HostedIndex | undefined): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ kind: 'waiting' })
  const isFirst = useRef(true)
  const term = tidiedSigns(text)
  useEffect(() => {
    const problem = searchProblem(term)
    if (problem !== undefined) return setSuggestions({ kind: 'refused', problem })
    const asking = new AbortController()
    const ask = async () => {
      const answer = await suggestionsFor(term, hosted, asking.signal).catch(() => FAILED)
      if (!asking.signal.aborted) setSuggestions(answer)
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : TYPING_PAUSE_MS)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [term, hosted])
  return suggestions
}

/** The box goes on without its suggestions; the page of the search tells what is wrong. */
const FAILED = { kind: 'failed' } as const

async function suggestionsFor(
  term: string,
  hosted: HostedIndex | undefined,
  signal: AbortSignal,
): Promise<Suggestions> {
  if (term === '') {
    const { configvalues, popularSearches } = await cachingApi.send(SearchTrendingDocument, {}, signal)
    const keywords = configured(configvalues, 'algolia_default_keywords')
    const searched = popularSearches.map(({ search }) => search)
    return { kind: 'trending', words: trendingWords(keywords, searched) }
  }
  const found = (hosted && (await hostedSuggestions(hosted, term))) ?? (await ownSuggestions(term, signal))
  if (!found) return FAILED
  return {
    kind: 'found',
    term,
    total: found.nbHits,
    hits: found.hits.slice(0, MAX_SUGGESTIONS).map(({ url, image_url, name, final_price }) => ({
      to: checkedPath(url),
      name,
      picture: image_url ?? undefined,
      priceDollars: final_price,
    })),
  }
}

/** C-47: the hosted index's client is loaded only where there is one. */
async function hostedSuggestions(hosted: HostedIndex, phrase: string) {
  const { hostedHits } = await import('./hosted-search.ts')
  return hostedHits(hosted, { phrase, page: 1, pageSize: MAX_SUGGESTIONS })
}

async function ownSuggestions(phrase: string, signal: AbortSignal) {
  const { searchHits } = await cachingApi.send(
    SearchSuggestionsDocument,
    { phrase, pageSize: MAX_SUGGESTIONS },
    signal,
  )
  return searchHits
}

function checkedPath(url: string): string {
  const path = hitPath(url, location.origin)
  if (path === undefined) console.warn(`A search hit has no address of this shop: ${url}`)
  return path ?? NO_ADDRESS
}
