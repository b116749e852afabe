import { describe, expect, test } from 'vitest'
import { brand } from '../../brands/brand.ts'
import { isLinkGood, isMailDue, needsMail } from './confirmation.ts'
import { consentWordings } from './consent.ts'
import { confirmNote, welcomeNote } from './mails.ts'

const now = new Date('2026-11-20T10:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const TEN_MINUTES = 600_000
const WEEK = 7 * 86_400_000

test('the mail of confirmation is on until staff switch it off', () => {
  expect(needsMail(new Map())).toBe(true)
  expect(needsMail(new Map([['newsletter_confirmation', '1']]))).toBe(true)
  expect(needsMail(new Map([['newsletter_confirmation', '0']]))).toBe(false)
})

test('an address gets a mail every ten minutes at most', () => {
  expect(isMailDue(null, now)).toBe(true)
  expect(isMailDue(before(TEN_MINUTES), now)).toBe(true)
  expect(isMailDue(before(TEN_MINUTES - 1), now)).toBe(false)
})

test('a link is good for a week, and only one that was sent', () => {
  expect(isLinkGood(null, now)).toBe(false)
  expect(isLinkGood(before(WEEK - 1), now)).toBe(true)
  expect(isLinkGood(before(WEEK), now)).toBe(false)
})

describe('mails about the newsletter', () => {
  const to = {
    firstName: 'Robin',
    shopUrl: 'https://shop.example',
    unsubscribeUrl: 'https://shop.example/stop',
  }
  const sender = `${brand.name}, Marsden Park NSW, Australia.`

  test('ask for a confirmation, and can be stopped', () => {
    expect(confirmNote({ ...to, url: 'https://shop.example/yes' })).toMatchObject({
      subject: 'Please confirm your subscription',
      heading: 'Hello Robin',
      button: { label: 'Confirm my subscription', url: 'https://shop.example/yes' },
      smallPrint: [
        'The link works for seven days.',
        { label: 'Never ask again', url: 'https://shop.example/stop' },
        sender,
      ],
      shopUrl: 'https://shop.example',
    })
    const { paragraphs, preview } = confirmNote({ ...to, url: '' })
    expect(paragraphs[0]).toContain(`asked us to send ${brand.name} offers and news to this address`)
    expect(paragraphs[1]).toContain('without your yes we send nothing')
    expect(preview).toContain('nobody can sign you up but you')
  })

  test('welcome, with a code where there is one', () => {
    const plain = welcomeNote({ ...to, firstName: null })
    expect(plain).toMatchObject({
      subject: 'You are on our list',
      preview: `Offers and news from ${brand.name}, now and then.`,
      heading: 'Hello',
      button: { label: 'Look around', url: 'https://shop.example' },
      smallPrint: [
        'You asked for these emails.',
        { label: 'Stop these emails', url: 'https://shop.example/stop' },
        sender,
      ],
    })
    expect(plain.paragraphs).toHaveLength(1)
    expect(plain).not.toHaveProperty('code')
    const gift = welcomeNote({ ...to, coupon: 'welcome10' })
    expect(gift).toMatchObject({ preview: 'Your code: WELCOME10', code: 'WELCOME10' })
    expect(gift.paragraphs[1]).toBe('This code is for your first order. Type it in your cart.')
  })
})

test('every wording of consent names who will write, and by which way', () => {
  for (const wording of Object.values(consentWordings)) {
    expect(wording).toContain(`offers and news from ${brand.name} by email`)
  }
  expect(consentWordings.formAndTexts).toContain('by email and text message')
  expect(consentWordings.form).toContain('I can stop them at any time')
})
