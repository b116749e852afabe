/** The membership that the product `champ_membership` sells: a year each time, CA-113. */

export const MEMBERSHIP_SKU = 'champ_membership'

/** What one purchase gives of a membership. */
export interface MembershipTerm {
  startsAt: Date
  /** Not before it starts. */
  endsAt: Date
}

export function isMember(memberUntil: Date | null, now: Date): boolean {
  return memberUntil !== null && memberUntil > now
}

/** A year from today, or from the end of the running membership: buying it early loses no day. */
export function nextTerm(memberUntil: Date | null, now: Date): MembershipTerm {
  const startsAt = memberUntil && memberUntil > now ? memberUntil : now
  const endsAt = new Date(startsAt)
  endsAt.setUTCFullYear(endsAt.getUTCFullYear() + 1)
  return { startsAt, endsAt }
}

/** @returns what of a term is still to come, in ms, 0 or more */
export function timeLeftMs({ startsAt, endsAt }: MembershipTerm, now: Date): number {
  const from = Math.max(startsAt.getTime(), now.getTime())
  return Math.max(0, endsAt.getTime() - from)
}

/**
 * Until when a membership lasts that loses some time: no day that has passed, and nothing where it ended before.
 *
 * @param lostMs  0 or more
 */
export function memberUntilWithout(memberUntil: Date | null, lostMs: number, now: Date): Date | null {
  if (!isMember(memberUntil, now) || memberUntil === null) return memberUntil
  return new Date(Math.max(memberUntil.getTime() - lostMs, now.getTime()))
}
