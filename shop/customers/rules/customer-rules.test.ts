import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emailProblem, INVALID_EMAIL, INVALID_PHONE, phoneProblem } from '../../fields/rules/address.ts'
import {
  abnAdvice,
  abnProblem,
  gstNumberProblem,
  INVALID_ABN,
  INVALID_GST_NUMBER,
} from './business-numbers.ts'
import { isMember, memberUntilWithout, nextTerm, timeLeftMs } from './membership.ts'
import { canBePassword, INVALID_PASSWORD, passwordProblem, readPassword } from './password.ts'
import { missingNames, readProfile } from './profile.ts'
import { offeredProviders, providerOf, providerSettings, providerWay } from './providers.ts'
import { sessionSeconds } from './session-lifetime.ts'
import { isCodeOpen } from './sign-in-code.ts'

const TODAY = '2026-11-21'

describe('N-11, N-25: a password', () => {
  it.each([
    // Three of the four kinds of characters.
    'Abcdefg1',
    'abcdefg1!',
    'ABCDEFG1!',
    'Abcdefg!',
    'Aa1!Aa1!',
    // Outer blanks do not count, inner ones are special characters.
    '  Abcdefg1  ',
    'abc defg 1',
    'Grüße 12',
  ])('%j is taken', (password) => expect(passwordProblem(password)).toBeUndefined())

  it.each([
    'abcdefgh',
    'Abcdefgh',
    'abcdefg1',
    // Seven characters.
    'Abcde1!',
    // Eight only with the blanks around it.
    ' Abcde1! ',
    '',
  ])('%j is not, in the words of the sheet', (password) =>
    expect(passwordProblem(password)).toBe(
      'Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.',
    ),
  )

  it('may be long, but not without end', () => {
    expect(passwordProblem(`A1${'b'.repeat(254)}`)).toBeUndefined()
    expect(passwordProblem(`A1${'b'.repeat(255)}`)).toBe('Please enter a password of at most 256 characters.')
    expect(canBePassword('x'.repeat(5_000))).toBe(false)
  })

  it('is the same however the keyboard composes its accents', () => {
    expect(readPassword('Zoe\u0308 12345')).toBe(readPassword('Zoë 12345'))
  })

  test('blanks around a password never change what is said of it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(4), (text, blanks) => {
        const padded = ' '.repeat(blanks) + text + '\t'.repeat(blanks)
        expect(passwordProblem(padded)).toBe(passwordProblem(text.trim()))
      }),
    )
  })

  it('keeps its sentence in one place', () => expect(passwordProblem('x')).toBe(INVALID_PASSWORD))
})

describe('N-23, CA-64: a GST number', () => {
  it.each(['22AAAAA0000A1Z5', '22aaaaa0000a1z5', ' A23456789012345 '])('%j is one', (text) =>
    expect(gstNumberProblem(text)).toBeUndefined(),
  )
  it.each([
    '22AAAAA0000A1Z',
    '22AAAAA0000A1Z55',
    '123456789012345',
    'ABCDEFGHIJKLMNO',
    '22AAAAA-000A1Z5',
    '22AAAAA 000A1Z5',
    '',
  ])('%j is none', (text) => expect(gstNumberProblem(text)).toBe(INVALID_GST_NUMBER))
})

describe('J-12: an Australian Business Number', () => {
  // The Australian Taxation Office's own number, and others that are public.
  it.each(['51824753556', '51 824 753 556', ' 33 102 417 032 '])('%j is one', (text) =>
    expect(abnProblem(text)).toBeUndefined(),
  )
  it.each(['51824753557', '15824753556', '5182475355', '518247535566', '01824753556', '22AAAAA0000A1Z5', ''])(
    '%j is none',
    (text) => expect(abnProblem(text)).toBe(INVALID_ABN),
  )

  test('one wrong digit, or two neighbours exchanged, is always noticed', () => {
    const abn = '51824753556'
    for (let place = 0; place < 11; place++) {
      for (let digit = 0; digit < 10; digit++) {
        const changed = abn.slice(0, place) + digit + abn.slice(place + 1)
        if (changed !== abn) expect(abnProblem(changed), changed).toBe(INVALID_ABN)
      }
      const swapped = abn.slice(0, place) + abn[place + 1] + abn[place] + abn.slice(place + 2)
      if (place < 10 && swapped !== abn) expect(abnProblem(swapped), swapped).toBe(INVALID_ABN)
    }
  })

  it.each([
    ['51 824 753 55', 'An ABN has 11 digits, such as 51 824 753 556. This one has 10.'],
    ['22AAAAA0000A1Z5', 'An ABN has digits only, 11 of them, such as 51 824 753 556.'],
    [
      '15 824 753 556',
      "Check the ABN: a digit is wrong, or two are in each other's place. A right one is 51 824 753 556, for example.",
    ],
    ['51 824 753 556', undefined],
  ])('PE-32: beside the field, %j is answered with %j', (text, words) => expect(abnAdvice(text)).toBe(words))
})

describe('N-33, CA-65: which check belongs to which field', () => {
  const base = { firstname: 'Robin', lastname: 'Marsh' }
  it.each([
    [{ firstname: '<b>Robin' }, 'First Name is not valid!'],
    [{ lastname: 'see www.example.com' }, 'Last Name is not valid!'],
    [{ firstname: 'evil.com' }, 'First Name is not valid!'],
    [{ lastname: 'Win at evil.com now' }, 'Last Name is not valid!'],
    [{ lastname: 'x'.repeat(256) }, 'Last Name is too long: at most 255 characters.'],
    [{ middlename: 'a\u0007b' }, 'Middle Name is not valid!'],
    [{ prefix: 'http://x' }, 'Name Prefix is not valid!'],
    [{ phone_no: '12345' }, INVALID_PHONE],
    [{ gst_number: '123' }, INVALID_GST_NUMBER],
    [{ dob: '31/12/1990' }, 'Please enter a valid full date.'],
    [{ date_of_birth: '2026-11-21' }, 'Please enter a valid full date.'],
    [{ gender: 7 }, 'Please choose one of the genders offered.'],
    [{ gst_certificate: '../../etc/passwd\0' }, 'This certificate was not uploaded.'],
  ])('%o is refused', (part, message) =>
    expect(readProfile({ ...base, ...part }, TODAY)).toEqual({ kind: 'problem', message }),
  )

  it('N-01, N-06: values are trimmed, empty ones clear an optional field, and what is left out stays', () => {
    const read = readProfile({ firstname: ' Robin ', phone_no: ' 0400 000 000 ', taxvat: '', dob: '' }, TODAY)
    expect(read).toMatchObject({
      profile: { firstName: 'Robin', phone: '0400 000 000', taxNumber: null, birthDate: null },
    })
    expect(read.kind === 'profile' && read.profile.lastName).toBeUndefined()
  })

  it('names of many places are names', () => {
    for (const firstname of ["D'Arcy", 'Anne-Marie', 'Zoë', '李', 'Ngũgĩ wa', 'J.', 'J.R.R.', 'St.John'])
      expect(readProfile({ firstname }, TODAY).kind, firstname).toBe('profile')
  })

  it('missing names are listed with commas', () => {
    expect(
      missingNames([
        ['First Name', ' '],
        ['Last Name', null],
        ['Email', 'a@b.co'],
      ]),
    ).toBe('Required parameters are missing: First Name, Last Name')
  })

  it('N-08: a bad e-mail has the sheet’s sentence, and N-10: a bad telephone too', () => {
    expect(emailProblem('a@b')).toBe(INVALID_EMAIL)
    expect(phoneProblem('1')).toBe('Please enter a valid phone.')
  })
})

describe('SH-18: a sign-in code', () => {
  const requestedAt = new Date('2026-11-21T00:00:00Z')
  const minutesLater = (minutes: number) => new Date(requestedAt.getTime() + minutes * 60_000)
  it.each([
    ['is open at once', { tries: 0, usedAt: null }, minutesLater(0), true],
    ['is open after nine minutes and four wrong tries', { tries: 4, usedAt: null }, minutesLater(9), true],
    ['is closed after ten minutes', { tries: 0, usedAt: null }, minutesLater(10), false],
    ['is closed after five wrong tries', { tries: 5, usedAt: null }, minutesLater(1), false],
    ['is closed once used', { tries: 0, usedAt: requestedAt }, minutesLater(1), false],
  ])('%s', (_, code, now, open) => expect(isCodeOpen({ requestedAt, ...code }, now)).toBe(open))
})

describe('the lifetime of a sign-in', () => {
  it.each([
    [undefined, 168 * 3600],
    ['1', 3600],
    ['0.5', 1800],
    ['100000', 30 * 24 * 3600],
    ['0', 168 * 3600],
    ['soon', 168 * 3600],
  ])('%s hours are %d seconds', (hours, seconds) =>
    expect(
      sessionSeconds(new Map(hours === undefined ? [] : [['customer_access_token_lifetime', hours]])),
    ).toBe(seconds),
  )
})

describe('CA-112: providers', () => {
  it('are known by the contract’s names', () => {
    expect(providerOf(' Google ')).toBe('google')
    expect(providerOf('myspace')).toBeUndefined()
  })
  it('are off while the shop has no audience there', () => {
    expect(providerSettings('google', new Map())).toBeUndefined()
    expect(providerSettings('google', new Map([['social_google_audience', 'one, two']]))).toEqual({
      audiences: ['one', 'two'],
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    })
  })
  it('have a button only where the shop holds their secret as well', () => {
    const set = new Map([
      ['social_google_audience', 'one, two'],
      ['social_facebook_audience', 'three'],
    ])
    expect(offeredProviders(set, {})).toEqual([])
    expect(offeredProviders(set, { facebook: 'secret' })).toEqual(['facebook'])
    expect(offeredProviders(set, { facebook: 'secret', google: 'secret' })).toEqual(['google', 'facebook'])
    expect(offeredProviders(new Map(), { google: 'secret' })).toEqual([])
  })
  it('are asked at their public addresses unless staff name others, for the first id', () => {
    const set = new Map([['social_google_audience', 'one, two']])
    expect(providerWay('google', set, { google: 'secret' })).toMatchObject({
      issuer: 'https://accounts.google.com',
      clientId: 'one',
      secret: 'secret',
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
    })
    set.set('social_google_token_url', 'https://other.example/token')
    expect(providerWay('google', set, { google: 'secret' })?.tokenUrl).toBe('https://other.example/token')
  })
})

describe('CA-113: a membership', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const DAY_MS = 86_400_000
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)

  it('lasts a year, and buying it early loses no day', () => {
    const ending = (memberUntil: Date | null) => nextTerm(memberUntil, now).endsAt.toISOString()
    expect(ending(null)).toBe('2027-11-21T00:00:00.000Z')
    expect(ending(new Date('2027-01-01Z'))).toBe('2028-01-01T00:00:00.000Z')
    expect(ending(new Date('2020-01-01Z'))).toBe('2027-11-21T00:00:00.000Z')
  })
  it('follows the running one without a gap, and begins today after one that is over', () => {
    expect(nextTerm(days(10), now).startsAt).toEqual(days(10))
    expect(nextTerm(days(-10), now).startsAt).toEqual(now)
  })
  it.each([
    ['before it begins, all of it', 10, 375, 365],
    ['while it runs, what is to come', -65, 300, 300],
    ['once it is over, nothing', -400, -35, 0],
  ])('has left, %s', (_when, from, until, left) => {
    expect(timeLeftMs({ startsAt: days(from), endsAt: days(until) }, now)).toBe(left * DAY_MS)
  })
  it.each([
    ['all that is to come', 300, 300, 0],
    ['a part', 665, 365, 300],
    ['more than is left of it', 30, 365, 0],
    ['what ended before', -5, 365, -5],
  ])('that loses time keeps every day that has passed: %s', (_what, until, lost, after) => {
    expect(memberUntilWithout(days(until), lost * DAY_MS, now)).toEqual(days(after))
  })
  it('that never was loses nothing', () => {
    expect(memberUntilWithout(null, DAY_MS, now)).toBeNull()
  })
  it('ends at its end', () => {
    expect(isMember(new Date('2026-11-21T00:00:01Z'), now)).toBe(true)
    expect(isMember(now, now)).toBe(false)
    expect(isMember(null, now)).toBe(false)
  })
})
