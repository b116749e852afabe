import { describe, expect, test } from 'vitest'
import { holdsWebAddress, looksLikeLink } from './mailed-text.ts'

describe('links and markup, in any field', () => {
  test.each([
    'https://evil.example/prize',
    'WWW.evil.example',
    'evil.example/prize',
    'You won! evil.com/a',
    '<b>Robin</b>',
    '{{ name }}',
    'Robin\u0000',
  ])('%j is refused', (text) => {
    expect(looksLikeLink(text)).toBe(true)
    expect(holdsWebAddress(text)).toBe(true)
  })

  test.each(['Flowers.com.au', 'Booking.com', 'c/o Booking.com Australia', 'Amaysim Pty.Ltd.'])(
    '%j is the name of a company',
    (text) => expect(looksLikeLink(text)).toBe(false),
  )
})

describe('PE-12: a web address without anything around it is no name', () => {
  test.each([
    'evil.com',
    'EVIL.COM',
    'Win at evil.com now',
    'evil.com/x',
    'evil.com?a=1',
    'Robin,evil.net!',
    'evil.com.',
    'evil.com.au',
    'evil.co.uk',
    'x.com',
    'win-a-prize.xyz',
    '4you.shop',
    'bücher.de',
    'evil.ru',
    'Claim at evil.sbs',
    'evil.lol',
    'evil.pro',
    'evil.zip',
    'x@evil.bond',
    'evil․com',
    'www2.evil.io',
    'robin@evil.com',
    'пример.рф',
    'evil。com',
    'evil．com',
    'Dr.evil.com',
  ])('%j is refused', (text) => expect(holdsWebAddress(text)).toBe(true))

  test.each([
    'Robin',
    'J.Smith',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'St.John',
    'St. John',
    'Dr.Who',
    'Dr. J.R. Marsh Jr.',
    'Dr.J.R.Marsh.Jr.',
    'Mr.& Mrs.',
    'Siobhán O’Brien-Ng',
    'J.de Boer',
    'Mr.de Boer',
    'M.Au',
    'Mrs.Au',
    'U.Win',
    'Anne.Marie',
    'Anna.Indra',
    'Ph.D.',
    'Dr.Ly',
    'Smith.Kim',
    'A.Ford',
    'J.Bond',
    'L.Page',
    'Amaysim Pty.Ltd.',
    'Marsh & Co. Pty Ltd',
    'Unit 3/12 Example Street',
    'No.12 St.Kilda Rd.',
    'c/o A. Taylor',
    'Wagga Wagga',
    'Mt.Isa',
    '02.9876.5432',
  ])('%j is a name or an address', (text) => {
    expect(holdsWebAddress(text)).toBe(false)
  })
})
