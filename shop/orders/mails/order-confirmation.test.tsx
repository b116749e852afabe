import { expect, it } from 'vitest'
import { anAddress } from '../../testing/builders.ts'
import { renderOrderConfirmation } from './order-confirmation.tsx'

const facts = {
  orderNumber: '100000042',
  firstName: 'Robin <b>',
  lines: [
    {
      name: 'Custom canvas print',
      options: [
        { label: 'Size', value: '30 × 40 cm (12 × 16 in)' },
        { label: 'Finish', value: 'Matte' },
      ],
      quantity: 2,
      rowCents: 4862,
      pictureUrl: 'https://shop.example/media/revisions/k/picture.jpg',
    },
  ],
  subtotalCents: 4862,
  shippingCents: 1499,
  deductions: [
    { label: 'Discounts', cents: 400 },
    { label: 'Gift card', cents: 1000 },
  ],
  gstCents: 578,
  grandTotalCents: 4961,
  howToPay: undefined,
  delivery: {
    method: 'Standard, with you Wed 25 November to Wed 2 December',
    address: anAddress({ company: 'Marsh & Co' }),
  },
  billedTo: [],
  hasGiftMessage: false,
  proofUrl: 'https://shop.example/proof_order?key=k',
  changeUrl: 'https://shop.example/change_order?token=t',
  shopUrl: 'https://shop.example',
}
const mail = await renderOrderConfirmation(facts)

it('the confirmation names the order in its subject', () => {
  expect(mail.subject).toBe('Your Keepsake order 100000042')
})

it('shows lines with their picture, totals with GST and the address, in HTML and in plain text', () => {
  const html = mail.html.replace(/<!--.*?-->/g, '')
  expect(html).toContain('src="https://shop.example/media/revisions/k/picture.jpg"')
  for (const part of [
    '100000042',
    'A$48.62',
    'A$14.99',
    '-A$4.00',
    '-A$10.00',
    'A$49.61',
    'A$5.78',
    'Ballina NSW 2478',
    'Custom canvas print × 2',
  ]) {
    expect(html).toContain(part)
  }
  expect(mail.text).toContain('2 × Custom canvas print\n  30 × 40 cm (12 × 16 in), Matte\n  A$48.62')
  expect(mail.text).toContain(
    'Delivery: A$14.99\nDiscounts: -A$4.00\nGift card: -A$10.00\nTotal: A$49.61\nIncludes GST of A$5.78.',
  )
  expect(mail.text).toContain('Robin Marsh\nMarsh & Co\n12 Harbour Street\nBallina NSW 2478')
})

it('J-12: says whom it is billed to where the parcel goes to somebody else', async () => {
  expect(mail.html + mail.text).not.toContain('Billed to')
  const billedTo = ['Kim Marsh', 'Harbour Framing', '3 View Street', 'Bendigo VIC 3550', 'ABN 51 824 753 556']
  const gift = await renderOrderConfirmation({ ...facts, billedTo })
  for (const line of ['Billed to', ...billedTo]) expect(gift.html).toContain(line)
  expect(gift.text).toContain(['Billed to', ...billedTo].join('\n'))
})

it('SH-18: carries no words of a gift message, because an order may name anybody’s mailbox', async () => {
  const kept = 'Your gift message is kept with the order.'
  expect(mail.html + mail.text).not.toContain(kept)
  const gift = await renderOrderConfirmation({ ...facts, hasGiftMessage: true })
  expect(gift.html).toContain(kept)
  expect(gift.text).toContain(kept)
})

it('names the days that the page of the order names', () => {
  expect(mail.html).toContain('Standard, with you Wed 25 November to Wed 2 December')
  expect(mail.text).toContain('Standard, with you Wed 25 November to Wed 2 December')
})

it('says first how to pay where the money comes from outside, and that nothing is made before', async () => {
  const howToPay = ['Please transfer A$49.61 to us.', 'Transfer it to: Account 1.']
  const waits = await renderOrderConfirmation({ ...facts, howToPay })
  const opening = ['Your order 100000042 is placed.', ...howToPay]
  expect(waits.text.split('\n\n').slice(1, 4)).toEqual(opening)
  for (const part of [...opening, 'This is how you pay it.']) expect(waits.html).toContain(part)
  expect(waits.html + waits.text).not.toMatch(/as soon as it is made|preparing/)
})

it('says of a delivery that costs nothing that it is free, as the cart does', async () => {
  const free = await renderOrderConfirmation({ ...facts, shippingCents: 0 })
  expect(free.text).toContain('Delivery: Free\n')
  expect(free.html + free.text).not.toContain('A$0.00')
})

it('keeps no room for pictures where no line has one, such as a certificate', async () => {
  const [line] = facts.lines
  const [printed, certificate] = await Promise.all(
    [line?.pictureUrl, undefined].map((pictureUrl) =>
      renderOrderConfirmation({ ...facts, lines: facts.lines.map((one) => ({ ...one, pictureUrl })) }),
    ),
  )
  const columns = ({ html }: { html: string }) => html.match(/width:96px/g)?.length
  expect(printed && columns(printed)).toBe(2)
  expect(certificate && columns(certificate)).toBe(1)
})

it('promises a print as it was designed: nobody has approved a proof yet', () => {
  expect(mail.text).toContain('We print it exactly as you designed it')
})

it('J-20: has no price of a delivery where nothing is sent: it comes by email', async () => {
  const emailed = await renderOrderConfirmation({ ...facts, shippingCents: 0, delivery: undefined })
  expect(emailed.text).toContain('Delivery: By email\n')
  expect(emailed.html).toContain('By email')
  expect(emailed.html + emailed.text).not.toContain('A$0.00')
})

it('leads to no change where there is none to make, such as a certificate that is paid', async () => {
  expect(mail.html).toContain('href="https://shop.example/change_order?token=t"')
  const certificate = await renderOrderConfirmation({ ...facts, delivery: undefined, changeUrl: undefined })
  expect(certificate.html + certificate.text).not.toMatch(/change_order|Change or cancel/)
})

it('promises no print where nothing is printed, and no parcel where nothing is sent', async () => {
  const goods = await renderOrderConfirmation({ ...facts, proofUrl: undefined })
  expect(goods.text).toContain('is placed. We send it to you as soon as it is packed.')
  const card = await renderOrderConfirmation({ ...facts, proofUrl: undefined, delivery: undefined })
  expect(card.text).toContain('is placed.\n\nFollow your order')
})

it('L-03: leads to the page that says where the order stands', () => {
  const url = 'https://shop.example/order-status-tracking?number=100000042'
  expect(mail.html).toContain(`href="${url}"`)
  expect(mail.text).toContain(`Follow your order:\n${url}`)
})

it('L-01: leads to the pictures of what is printed, and to none where nothing is', async () => {
  expect(mail.html).toContain('href="https://shop.example/proof_order?key=k"')
  expect(mail.text).toContain('something should change:\nhttps://shop.example/proof_order?key=k')
  const goods = await renderOrderConfirmation({ ...facts, proofUrl: undefined })
  expect(goods.html + goods.text).not.toContain('proof_order')
})

it('no program is told to fetch the pictures before the mail asks for them', () => {
  expect(mail.html).toMatch(/<head>(<meta [^>]*>){3}<\/head>/)
})

it('what a shopper typed stays text', () => {
  expect(mail.html).not.toContain('<b>')
  expect(mail.html).toContain('Robin &lt;b&gt;')
})

it.each([
  ['Zoë', "O'Brien-Ngũgĩ"],
  ['小龍', '李'],
  ['محمد', 'عمر'],
  ['Ольга', 'Щербакова'],
  ['Robin 👩‍👩‍👧', 'n'.repeat(60)],
])('PE-12: the mail to %s %s holds the name as it was typed', async (firstName, lastName) => {
  const address = anAddress({ firstName, lastName, city: lastName })
  const { html, text } = await renderOrderConfirmation({
    ...facts,
    firstName,
    delivery: { method: 'Standard', address },
  })
  // Readers of HTML turn these two back.
  const plain = html
    .replace(/<!--.*?-->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
  for (const form of [plain, text]) expect(form).toContain(`${firstName} ${lastName}`)
})
