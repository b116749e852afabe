/**
 * Australian states and the postcodes that belong to them.
 *
 * Street and PO box ranges: Australia Post's numbering (collected November 2026, the project's table of public
 * numbers). Postcodes are text, because the Northern Territory's start with 0.
 */
import { tidiedText } from '#packages/typed-values/typed-text.ts'

export type StateCode = 'NSW' | 'ACT' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT'

type Range = readonly [from: string, to: string]

interface State {
  name: string
  /** The contract's number of the state; clients send it back. */
  regionId: number
  streets: readonly Range[]
  poBoxes: readonly Range[]
}

/** Islands answer to a mainland state for the post: Norfolk to NSW, Christmas and Cocos to WA. */
export const STATES: Record<StateCode, State> = {
  NSW: {
    name: 'New South Wales',
    regionId: 1,
    streets: [
      ['2000', '2599'],
      ['2619', '2899'],
      ['2921', '2999'],
    ],
    poBoxes: [['1000', '1999']],
  },
  ACT: {
    name: 'Australian Capital Territory',
    regionId: 2,
    streets: [
      ['2600', '2618'],
      ['2900', '2920'],
    ],
    poBoxes: [['0200', '0299']],
  },
  VIC: { name: 'Victoria', regionId: 3, streets: [['3000', '3999']], poBoxes: [['8000', '8999']] },
  QLD: { name: 'Queensland', regionId: 4, streets: [['4000', '4999']], poBoxes: [['9000', '9999']] },
  SA: { name: 'South Australia', regionId: 5, streets: [['5000', '5799']], poBoxes: [['5800', '5999']] },
  WA: { name: 'Western Australia', regionId: 6, streets: [['6000', '6799']], poBoxes: [['6800', '6999']] },
  TAS: { name: 'Tasmania', regionId: 7, streets: [['7000', '7799']], poBoxes: [['7800', '7999']] },
  NT: { name: 'Northern Territory', regionId: 8, streets: [['0800', '0899']], poBoxes: [['0900', '0999']] },
}

/** Postcodes whose delivery area crosses a border, with the further states they reach. Extend when a parcel asks. */
const BORDER_POSTCODES: ReadonlyMap<string, readonly StateCode[]> = new Map(
  Object.entries({
    '0872': ['SA', 'WA'],
    '2406': ['QLD'],
    '2540': ['ACT'],
    '2611': ['NSW'],
    '2618': ['NSW'],
    '2620': ['ACT'],
    '3500': ['NSW'],
    '3585': ['NSW'],
    '3586': ['NSW'],
    '3644': ['NSW'],
    '3691': ['NSW'],
    '3707': ['NSW'],
    '4375': ['NSW'],
    '4377': ['NSW'],
    '4380': ['NSW'],
    '4383': ['NSW'],
    '4385': ['NSW'],
    '4825': ['NT'],
  }),
)

export const stateCodes = Object.keys(STATES) as StateCode[]

/** The state that a shopper's text means, by code or by name; undefined when none. */
export function stateOf(text: string): StateCode | undefined {
  const wanted = tidiedText(text).replace(/\s+/g, ' ').toLowerCase()
  return stateCodes.find(
    (code) => code.toLowerCase() === wanted || STATES[code].name.toLowerCase() === wanted,
  )
}

/** The state with the contract's number; undefined for others. */
export function stateOfRegionId(id: number): StateCode | undefined {
  return stateCodes.find((code) => STATES[code].regionId === id)
}

/** Every state that a postcode can belong to; the first is the usual one. Empty for numbers not in use. */
export function statesOfPostcode(postcode: string): StateCode[] {
  const home = stateCodes.filter((code) =>
    [...STATES[code].streets, ...STATES[code].poBoxes].some((range) => isWithin(range, postcode)),
  )
  return [...home, ...(BORDER_POSTCODES.get(postcode) ?? [])]
}

/** Whether a postcode is used for PO boxes and large receivers only, so that no courier can deliver there. */
export function isPoBoxPostcode(postcode: string): boolean {
  return stateCodes.some((code) => STATES[code].poBoxes.some((range) => isWithin(range, postcode)))
}

// Four digits compare as text just as they do as numbers.
const isWithin = ([from, to]: Range, postcode: string) =>
  /^\d{4}$/.test(postcode) && postcode >= from && postcode <= to
