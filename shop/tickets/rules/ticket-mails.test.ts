import { describe, expect, it } from 'vitest'
import { answerNote, forwardNote } from './ticket-mails.ts'

const about = {
  number: '600000001',
  subject: 'Bent corner',
  orderNumber: '100000042',
  message: 'It came bent.\n\n \nCan you help?',
  shopUrl: 'https://shop.example',
}

describe('I-10: the mail about an answer', () => {
  it('has the answer, and leads to the ticket', () => {
    const url = 'https://shop.example/customer/account/ordertickets/600000001'
    expect(answerNote({ ...about, firstName: 'Robin', url })).toEqual({
      subject: 'Keepsake has answered your ticket 600000001',
      preview: 'It came bent. Can you help?',
      heading: 'Hello Robin',
      paragraphs: [
        'We have answered your ticket 600000001, “Bent corner”:',
        'It came bent.',
        'Can you help?',
      ],
      button: { label: 'Open the ticket', url },
      smallPrint: [
        'To answer, open the ticket: you sign in, and what you write reaches us with all before it.',
      ],
      shopUrl: 'https://shop.example',
    })
  })

  it('is previewed by 80 letters at the most', () => {
    const { preview } = answerNote({
      ...about,
      message: ` ${'word '.repeat(40)}`,
      firstName: 'Robin',
      url: '',
    })
    expect(preview).toMatch(/^word .*…$/)
    expect(preview?.length).toBeLessThanOrEqual(80)
  })
})

describe('I-10: the mail to the shop', () => {
  const customer = { name: 'Robin Marsh', email: 'robin@example.com' }

  it('has the message and how to answer it', () => {
    expect(forwardNote({ ...about, customer, files: 0 })).toEqual({
      subject: 'Ticket 600000001: Bent corner',
      preview: 'It came bent. Can you help?',
      heading: 'Robin Marsh wrote',
      paragraphs: ['It came bent.', 'Can you help?'],
      smallPrint: [
        'About order 100000042. From Robin Marsh, robin@example.com. Answer with: npm run tickets -- reply 600000001 "…"',
      ],
      shopUrl: 'https://shop.example',
    })
  })

  it('says how to read the files, and that it is about no order', () => {
    const last = (files: number) => forwardNote({ ...about, customer, files }).paragraphs?.at(-1)
    expect(last(1)).toBe('With a file: npm run tickets -- show 600000001 --files <folder>')
    expect(last(2)).toBe('With 2 files: npm run tickets -- show 600000001 --files <folder>')
    const { smallPrint } = forwardNote({ ...about, orderNumber: undefined, customer, files: 0 })
    expect(smallPrint?.[0]).toMatch(/^About no order\. From Robin Marsh/)
  })
})
