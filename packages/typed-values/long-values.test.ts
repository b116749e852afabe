import { describe, expect, it } from 'vitest'
import { holdsCardNumber } from '../card-number/card-number.ts'
import { suggestedEmail } from './email-suggestion.ts'
import { groupedAbn, tidiedAbn } from './typed-abn.ts'
import { expiryWhileTyped, groupedCardNumber, readExpiry, tidiedExpiry } from './typed-card.ts'
import { tidiedEmail } from './typed-email.ts'
import { tidiedPhone } from './typed-phone.ts'
import { tidiedPostcode } from './typed-postcode.ts'
import { tidiedLines, tidiedSigns, tidiedText } from './typed-text.ts'

/** A form takes one million bytes. */
const SIGNS = 1_000_000
/** What a pattern looks at again and again when its run does not reach the end of the text. */
const runs = {
  blanks: ' ',
  tabs: '\t',
  'line ends': '\n',
  joiners: '\u200d',
  commas: ',',
  quotes: '"',
  links: 'mailto:',
  brackets: '<',
  dots: '.',
  slashes: '/',
  dashes: '-',
  pluses: '+',
  'at signs': '@',
  'question marks': '?',
  digits: '4',
  'hexadecimal digits': 'a1',
  'groups of digits': '4111 ',
  accents: '\u0301\u0316',
}
const readers = {
  tidiedText,
  tidiedLines,
  tidiedSigns,
  tidiedEmail,
  suggestedEmail,
  tidiedPhone,
  tidiedPostcode,
  tidiedAbn,
  groupedAbn,
  groupedCardNumber,
  readExpiry,
  tidiedExpiry,
  expiryWhileTyped,
  holdsCardNumber,
}

describe('SH-14: a million signs hold up nobody', () => {
  describe.each(Object.entries(runs))('%s', (_run, sign) => {
    const run = sign.repeat(SIGNS / sign.length)
    it.each(Object.entries(readers))('in %s', (_name, read) => {
      for (const text of [`a${run}b`, `12${run}\na`, run]) expect(read(text)).not.toBeNull()
    })
  })
})
