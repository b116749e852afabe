/** What a screen says when a suburb does not seem to be in its postcode. It never refuses: lists are never complete. */

const MAX_NAMED = 3

/**
 * @param city  as typed
 * @param names  suburbs of the postcode; empty where none is known
 * @returns undefined when the suburb fits, or nobody can say
 */
export function suburbAdvice(postcode: string, names: readonly string[], city: string): string | undefined {
  if (plain(city) === '' || names.length === 0 || names.some((name) => isSuburb(name, city))) return undefined
  const rest = names.length - MAX_NAMED
  const named = names.slice(0, MAX_NAMED).join(', ')
  return `Please check the suburb: ${postcode} is ${named}${rest > 0 ? ` and ${rest} more` : ''}.`
}

/** Whether a text means the suburb. @param city  as typed */
export const isSuburb = (name: string, city: string): boolean => plain(name) === plain(city)

/** Such as `bendigo east` for East Bendigo and for Bendigo East. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bmt\b/g, 'mount')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')
