/** The windows that journeys are walked in. The long run walks both; each other run walks the one that a journey begins with. */
import { allOrSome } from './thorough.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

export const both = [PHONE, DESK] as const
export const phoneFirst = allOrSome(both, [PHONE])
export const deskFirst = allOrSome(both, [DESK])
