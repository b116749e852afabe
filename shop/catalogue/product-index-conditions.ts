/** What a listing asks of a row of the product index, as SQL. */
import type { Values } from '#platform/database/statement.ts'
import type { Listing, TextMatch } from './rules/listing.ts'

/** `from … where …`, with the product index as `s`. */
export function conditionsOf(listing: Listing, values: Values): string {
  const { skus, urlKeys, facetGroups, lowestCents, matches, phrase } = listing
  const single = facetGroups.filter((group) => group.length === 1).flat()
  const conditions = [
    skus && `named.sku = any(${values.add(skus)})`,
    urlKeys && `named.url_key = any(${values.add(urlKeys)})`,
    single.length > 0 && `s.facets @> ${values.add(single)}::text[]`,
    ...facetGroups
      .filter((group) => group.length !== 1)
      .map((group) => `s.facets && ${values.add(group)}::text[]`),
    lowestCents?.from !== undefined && `s.lowest_cents >= ${values.add(lowestCents.from)}`,
    lowestCents?.to !== undefined && `s.lowest_cents <= ${values.add(lowestCents.to)}`,
    ...matches.map((match) => `s.words @@ ${matchQuery(match, values)}`),
    phrase && `s.words @@ ${phraseQuery(phrase, values)}`,
  ].filter((condition) => typeof condition === 'string')
  const from =
    skus || urlKeys
      ? 'from product_index s join products named on named.id = s.product_id'
      : 'from product_index s'
  return conditions.length === 0 ? from : `${from} where ${conditions.join(' and ')}`
}

/** Words hold letters and digits only, so none of them can be an operator. */
export function phraseQuery(
  { words, measures, needs, unfinished }: NonNullable<Listing['phrase']>,
  values: Values,
): string {
  const last = words.length - 1
  const marked = words.map((word, index) => (unfinished && index === last ? `${word}:*` : word))
  const sizes = measures.map((alternatives) => `(${alternatives.map((word) => `'${word}'`).join('|')})`)
  return queryOf(marked.join(needs === 'all' ? ' & ' : ' | '), sizes.join('&'), values)
}

const WEIGHTS: Record<TextMatch['text'], string> = { name: 'A', 'short-description': 'C', description: 'D' }

function matchQuery({ text, words, partial }: TextMatch, values: Values): string {
  const mark = `${partial ? '*' : ''}${WEIGHTS[text]}`
  return queryOf(words.map((word) => `${word}:${mark}`).join(' & '), '', values)
}

function queryOf(words: string, sizes: string, values: Values): string {
  if (words === '' && sizes !== '') return `${values.add(sizes)}::tsquery`
  const query = `to_tsquery('shop', ${values.add(words)})`
  return sizes === '' ? query : `(${query} && ${values.add(sizes)}::tsquery)`
}
