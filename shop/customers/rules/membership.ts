/** The membership that the product `champ_membership` sells: a year each time, CA-113. */

export const MEMBERSHIP_SKU = 'champ_membership'

export function isMember(memberUntil: Date | null, now: Date): boolean {
  return memberUntil !== null && memberUntil > now
}

/** Buying it early loses no day. */
export function memberUntilAfter(memberUntil: Date | null, now: Date): Date {
  const until = new Date(memberUntil && memberUntil > now ? memberUntil : now)
  until.setUTCFullYear(until.getUTCFullYear() + 1)
  return until
}
