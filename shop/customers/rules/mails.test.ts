import { describe, expect, test } from 'vitest'
import { brand } from '../../brands/brand.ts'
import { emailAdvice, phoneAdvice, postcodeAdvice, tooLong } from '../../fields/rules/field-words.ts'
import { contentTypeOf, sentFileFormat } from '../../fields/rules/sent-file.ts'
import { CERTIFICATE_NOT_UPLOADED, certificateReference, downloadName } from './certificate-file.ts'
import { needsConfirmation } from './confirmation.ts'
import { accountNotice, confirmationNote, passwordLinkNote, signInCodeNote } from './mails.ts'
import { canBePassword, passwordProblem } from './password.ts'
import { inPieces } from './personal-words.ts'
import { readProfile } from './profile.ts'
import { providerOf, providerSettings } from './providers.ts'
import * as refusals from './refusals.ts'

const to = { firstName: 'Robin', shopUrl: 'https://shop.example' }
const notYou = 'If this was not you, you need not do anything: without this email nobody can go on.'

describe('mails about an account', () => {
  test('bring a code, and say how long it is good', () => {
    expect(signInCodeNote({ ...to, code: '123456' })).toEqual({
      subject: `123456 is your ${brand.name} sign-in code`,
      preview: 'Good for 10 minutes.',
      heading: 'Hello Robin',
      paragraphs: ['Type this code where you asked for it. It is good for 10 minutes and can be used once.'],
      code: '123456',
      smallPrint: ['We never ask for this code on the phone or by email.', notYou],
      shopUrl: 'https://shop.example',
    })
  })

  test.each([
    [
      true,
      `Choose a password for your ${brand.name} account`,
      'Choose a password',
      /^Your account is open\./,
    ],
    [
      false,
      `Choose a new password for ${brand.name}`,
      'Choose a new password',
      /^You asked for a new password\./,
    ],
  ])('bring a link to choose a password, the first one: %s', (isFirst, subject, label, said) => {
    const note = passwordLinkNote({ ...to, url: 'https://shop.example/p', isFirst })
    expect(note).toMatchObject({
      subject,
      preview: 'The link is good for two hours.',
      heading: 'Hello Robin',
      button: { label, url: 'https://shop.example/p' },
      smallPrint: [notYou],
    })
    expect(note.paragraphs[0]).toMatch(said)
  })

  test('ask to confirm an e-mail', () => {
    const note = confirmationNote({ ...to, url: 'https://shop.example/c' })
    expect(note).toMatchObject({
      subject: `Please confirm your email for ${brand.name}`,
      heading: 'Welcome, Robin',
      button: { label: 'Confirm my email', url: 'https://shop.example/c' },
    })
    expect(note.paragraphs[0]).toMatch(/^Please confirm that this is your email\./)
    expect(note.paragraphs[1]).toMatch(/the link starts the account afresh/)
    expect(note.smallPrint[0]).toMatch(/you can throw this email away/)
    expect(note.preview).toMatch(/your account is ready/)
  })

  test.each([
    ['account-opened' as const, /^Welcome to /, /keeps your designs, orders and addresses/],
    ['password-changed' as const, /password was changed$/, /every device was signed out\.$/],
    [
      'email-changed' as const,
      /email of your .* account was changed$/,
      /writing to the old email so that you know/,
    ],
    ['account-closed' as const, /account is closed$/, /Orders stay in our books/],
    [
      'account-cleared' as const,
      /choose a new password/,
      /we removed its password, addresses, cart and lists/,
    ],
  ])('say that something happened: %s', (what, subject, said) => {
    const note = accountNotice(what, to)
    expect(note.subject).toMatch(subject)
    const heading = what === 'account-opened' ? 'Welcome Robin' : 'Hello Robin'
    expect(note).toMatchObject({ heading, smallPrint: [], shopUrl: 'https://shop.example' })
    expect(note.paragraphs[0]).toMatch(said)
    expect(note.preview).toBe(note.paragraphs[0])
    expect(note.paragraphs[1]).toMatch(/^If this was not you, please answer this email at once/)
  })
})

describe('a screen says beside a field', () => {
  test.each([
    ['', 'Enter your email, such as name@example.com.'],
    ['robin', 'An email has an @ in it, such as name@example.com.'],
    ['a@b.co, c@d.co', 'Enter one email only, such as name@example.com.'],
    ['ro bin@example.com', 'There is a space inside this email. It should look like name@example.com.'],
    [`a@${'x'.repeat(250)}.com`, 'That is 256 characters; at most 254 fit here. Please shorten it.'],
    ['@example.com', 'Enter what comes before the @, such as name@example.com.'],
    [
      `${'a'.repeat(65)}@example.com`,
      'There are 65 characters before the @; an email has at most 64 there. Please check it.',
    ],
    ['robin@example', 'Enter all that comes after the @, such as name@example.com.'],
    ['robin@', 'Enter all that comes after the @, such as name@example.com.'],
    ['ro!bin@example.com', 'Check this email: it should look like name@example.com.'],
    [`${'a'.repeat(64)}@example.com`, 'Check this email: it should look like name@example.com.'],
  ])('of the e-mail %j: %s', (typed, advice) => expect(emailAdvice(typed)).toBe(advice))

  test.each([
    ['', /^Enter a phone number/],
    ['+44 20 7946 0958', /^We can call Australian numbers only/],
    ['0044 20 7946 0958', /^We can call Australian numbers only/],
    ['+61 2 123', /^Check this number/],
    ['9876 5432', /^Add the area code/],
    ['1876 5432', /^Check this number/],
    ['123', /^Check this number/],
  ])('of the telephone %j: %s', (typed, advice) => expect(phoneAdvice(typed)).toMatch(advice))

  test.each([
    ['', 'Enter the postcode, such as 2478.'],
    ['247', 'A postcode has 4 digits, such as 2478.'],
    ['24789', 'A postcode has 4 digits, such as 2478.'],
    ['0001', 'Check the postcode: nobody in Australia has 0001.'],
  ])('of the postcode %j: %s', (postcode, advice) => expect(postcodeAdvice(postcode)).toBe(advice))

  test('how long a text is, and how long it may be', () => {
    expect(tooLong('abc', 2)).toBe('That is 3 characters; at most 2 fit here. Please shorten it.')
  })
})

describe('the GST certificate of a business', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  test.each([
    ['%PDF-1.7', 'pdf'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n1234', 'png'],
    ['x%PDF-', undefined],
    ['<svg>', undefined],
    ['', undefined],
  ])('SH-33: a file that begins with %j is %s', (text, format) => {
    expect(sentFileFormat(bytes(text))).toBe(format)
  })

  test.each([
    ['pdf' as const, 'private/certificates/id.pdf', 'application/pdf', 'gst-certificate.pdf'],
    ['jpeg' as const, 'private/certificates/id.jpg', 'image/jpeg', 'gst-certificate.jpg'],
    ['png' as const, 'private/certificates/id.png', 'image/png', 'gst-certificate.png'],
  ])('a %s is kept as %s', (format, reference, contentType, name) => {
    expect(certificateReference('id', format)).toBe(reference)
    expect(contentTypeOf(format)).toBe(contentType)
    expect(downloadName(format)).toBe(name)
  })
})

test.each([
  [undefined, false],
  ['0', false],
  ['1', true],
  ['true', true],
])('with the setting %s an e-mail must be confirmed: %s', (value, isNeeded) => {
  const configuration = new Map(value === undefined ? [] : [['create_account_confirmation', value]])
  expect(needsConfirmation(configuration)).toBe(isNeeded)
})

test('the words about a person are its names and their pieces, long ones first, short ones not at all', () => {
  expect(inPieces([' Robin Marsh ', 'jo@example.com'])).toEqual([
    'jo@example.com',
    'robin marsh',
    'example.com',
    'example',
    'robin',
    'marsh',
  ])
  expect(inPieces(['abc', 'abcd'])).toEqual(['abcd'])
  expect(inPieces(Array.from({ length: 30 }, (_, index) => `word${index}`))).toHaveLength(20)
})

describe('a password', () => {
  test('is compared only when it is one, and not without end', () => {
    expect(canBePassword('x'.repeat(1024))).toBe(true)
    expect(canBePassword('x'.repeat(1025))).toBe(false)
    expect(canBePassword(' ')).toBe(false)
  })

  test('counts letters as people do', () => {
    expect(passwordProblem('Aa1😀😀😀😀')).toBeDefined()
    expect(passwordProblem('Aa1😀😀😀😀😀')).toBeUndefined()
  })
})

describe('a profile', () => {
  const today = '2026-11-21'
  const read = (input: Parameters<typeof readProfile>[0]) => {
    const result = readProfile(input, today)
    return result.kind === 'profile' ? result.profile : result.message
  }

  test('is all that was sent, tidied', () => {
    expect(
      read({
        firstname: ' Robin ',
        lastname: ' Marsh',
        middlename: ' Anne ',
        prefix: 'Dr ',
        suffix: ' Jr',
        dob: '12/31/1990',
        gender: 2,
        phone_no: ' 0400 000 000 ',
        taxvat: ' 12 ',
        gst_number: ' 22aaaaa0000a1z5 ',
        gst_certificate: 'private/certificates/id.pdf',
        allow_remote_shopping_assistance: false,
      }),
    ).toEqual({
      firstName: 'Robin',
      lastName: 'Marsh',
      middleName: 'Anne',
      prefix: 'Dr',
      suffix: 'Jr',
      birthDate: '1990-12-31',
      gender: 2,
      phone: '0400 000 000',
      taxNumber: '12',
      gstNumber: '22AAAAA0000A1Z5',
      gstCertificate: 'private/certificates/id.pdf',
      allowsAssistance: false,
    })
  })

  test('has one birth date, under either of its names', () => {
    expect(read({ date_of_birth: '1990-12-31', dob: '1980-01-01' })).toMatchObject({
      birthDate: '1990-12-31',
    })
  })

  test.each([1, 2, 3])('has one of the genders offered: %d', (gender) =>
    expect(read({ gender })).toMatchObject({ gender }),
  )

  test.each([
    [{ gender: 0 }, 'Please choose one of the genders offered.'],
    [{ suffix: '{x}' }, 'Name Suffix is not valid!'],
    [{ taxvat: '<1>' }, 'Tax Number is not valid!'],
    [{ gst_certificate: 'a b' }, CERTIFICATE_NOT_UPLOADED],
    [{ gst_certificate: 'x'.repeat(256) }, CERTIFICATE_NOT_UPLOADED],
    [{ firstname: 'WWW.example' }, 'First Name is not valid!'],
  ])('%j is refused', (input, message) => expect(read(input)).toBe(message))

  test('has names of 255 letters', () => {
    expect(read({ firstname: 'x'.repeat(255), gst_certificate: 'x'.repeat(255) })).toMatchObject({
      firstName: 'x'.repeat(255),
    })
  })
})

test('CA-112: staff may name other addresses of a provider', () => {
  const configuration = new Map([
    ['social_facebook_audience', ' one ,, '],
    ['social_facebook_issuer', 'https://login.example, login.example'],
    ['social_facebook_keys_url', 'https://login.example/keys'],
  ])
  expect(providerSettings('facebook', configuration)).toEqual({
    audiences: ['one'],
    issuers: ['https://login.example', 'login.example'],
    keysUrl: 'https://login.example/keys',
  })
  expect(providerSettings('facebook', new Map([['social_facebook_audience', 'one']]))?.issuers).toEqual([
    'https://www.facebook.com',
  ])
  expect(providerOf('FACEBOOK')).toBe('facebook')
})

test('customers hear the contract’s own sentences, by the contract’s categories', () => {
  const said = (one: { category: string; message: string }) => [one.category, one.message]
  expect(said(refusals.signInRefused())).toEqual([
    'graphql-authentication',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  ])
  expect(said(refusals.notConfirmed())).toEqual([
    'graphql-authentication',
    "This account isn't confirmed. Verify and try again.",
  ])
  expect(said(refusals.wrongPassword())).toEqual(['graphql-authentication', 'Invalid login or password.'])
  expect(said(refusals.accountLocked())).toEqual(['graphql-authentication', 'The account is locked.'])
  expect(said(refusals.emailTaken())).toEqual([
    'graphql-input',
    'A customer with the same email address already exists in an associated website.',
  ])
  expect(said(refusals.passwordNotSet())).toEqual(['graphql-input', "Cannot set the customer's password"])
  expect(said(refusals.wrongConfirmation())).toEqual([
    'graphql-input',
    'The confirmation token is invalid. Verify the token and try again.',
  ])
  expect(said(refusals.captchaFailed())).toEqual([
    'graphql-input',
    'ReCaptcha validation failed, please try again',
  ])
  expect(said(refusals.inputRefusal('No.'))).toEqual(['graphql-input', 'No.'])
})
