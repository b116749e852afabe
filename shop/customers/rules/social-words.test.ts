import { describe, expect, test } from 'vitest'
import { NOT_CONFIRMED, SIGN_IN_REFUSED } from './refusals.ts'
import { refusedSocially, type SocialTrouble, socialTrouble } from './social-words.ts'

describe('H-34: a shopper who comes back from Google and is not signed in reads', () => {
  test.each<[SocialTrouble, string]>([
    ['said-no', 'You are not signed in, because you stopped at Google.'],
    ['away', 'Google does not answer just now. Nothing is lost'],
    ['lost', 'This sign-in with Google took too long or was used before.'],
    ['refused', 'Google did not let us finish.'],
    ['no-email', 'An account here needs an email, and Google gave us none.'],
  ])('%s: %s', (trouble, sentence) => {
    expect(socialTrouble(trouble, 'Google')).toContain(sentence)
  })

  test.each<[SocialTrouble, RegExp]>([
    ['said-no', /with your password, or with a code by email\.$/],
    ['away', /with your password, or with a code by email\.$/],
    ['lost', /press “Continue with Google” once more\.$/],
    ['refused', /press “Continue with Google” once more\.$/],
    ['no-email', /or use your email below\.$/],
  ])('%s: a way on', (trouble, way) => {
    expect(socialTrouble(trouble, 'Google')).toMatch(way)
  })
})

describe('H-36: a refusal of the API is said to the shopper', () => {
  const said = (refusal: string, isEmailVerified = true) =>
    refusedSocially(refusal, { name: 'Facebook', isEmailVerified })

  test('as it is when the account waits to be confirmed, and when it is in words already', () => {
    expect(said(NOT_CONFIRMED, false)).toBe(NOT_CONFIRMED)
    expect(said('The account is locked.')).toBe('The account is locked.')
  })

  test('as a missing name when the provider gave none', () => {
    expect(said('Required parameters are missing: First Name')).toMatch(
      /needs a name, and Facebook gave us none/,
    )
  })

  test('as an email that nobody has verified, or else as a sign-in to begin once more', () => {
    expect(said(SIGN_IN_REFUSED, false)).toMatch(/^Facebook has not verified your email/)
    expect(said(SIGN_IN_REFUSED, true)).toBe(socialTrouble('refused', 'Facebook'))
  })
})
