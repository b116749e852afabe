/**
 * Postcodes that take longer to reach than the rest of the country: islands beyond a ferry's day, and communities of the far
 * north and the centre.
 *
 * Source of the places: `suburbs.json`. Which of them are far is our own reading of the map, until a carrier's list replaces it.
 */
const REMOTE: ReadonlySet<string> = new Set([
  // Lord Howe, Norfolk, Christmas and Cocos (Keeling) Islands.
  '2898',
  '2899',
  '6798',
  '6799',
  // Islands of the Torres Strait; Flinders Island; King Island.
  '4875',
  '7255',
  '7256',
  // Tiwi Islands and Arnhem Land, Katherine's outskirts, the centre, Nhulunbuy, Jabiru.
  '0822',
  '0852',
  '0872',
  '0880',
  '0886',
])

/**
 * @param postcode four digits; anything else is not remote
 * @example isRemotePostcode('6798') // true: Christmas Island
 */
export const isRemotePostcode = (postcode: string): boolean => REMOTE.has(postcode)
