import { statesOfPostcode } from '../../fields/rules/states.ts'
import { isSuburb } from './suburb-advice.ts'

/**
 * The state of a place, where nobody can doubt it: that of the postcode, or of the suburb where a postcode crosses a border.
 *
 * @param suburbs  of the postcode, with codes of their states; empty where none is known
 * @param city  as typed
 * @returns its code, or an empty text
 */
export function stateOfPlace(
  postcode: string,
  suburbs: readonly { name: string; region_code: string }[],
  city: string,
): string {
  const ofPostcode =
    suburbs.length > 0 ? suburbs.map(({ region_code }) => region_code) : statesOfPostcode(postcode)
  const ofSuburb = suburbs.filter(({ name }) => isSuburb(name, city)).map(({ region_code }) => region_code)
  return only(ofPostcode) ?? only(ofSuburb) ?? ''
}

function only(states: readonly string[]): string | undefined {
  const [first, ...more] = new Set(states)
  return more.length === 0 ? first : undefined
}
