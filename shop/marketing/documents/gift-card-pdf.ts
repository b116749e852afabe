/** A gift card as an A4 page, to print at home. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { MARGIN, MUTED, PAGE, Paper } from '#platform/documents/paper.ts'

export interface PrintedGiftCard {
  shopName: string
  /** Where the code is used, as people type it. */
  shopHost: string
  /** Of the brand. It draws lines only: as words it would be too light on paper in some brands. */
  colour: string
  cents: Cents
  recipientName: string | undefined
  senderName: string | undefined
  message: string | undefined
  /** In its groups. */
  code: string
  /** In words. */
  lastDay: string
}

const WIDTH = PAGE.width - 2 * MARGIN
const name = { x: MARGIN, width: WIDTH, size: 19, face: 'serif' as const }
const words = { x: MARGIN, width: WIDTH, size: 14, face: 'serif' as const }
const small = { x: MARGIN, width: WIDTH, size: 11, colour: MUTED }
/** Of a line to its type, as `Paper.write` sets it. */
const LEADING = 1.45

export function drawGiftCard(card: PrintedGiftCard): Buffer {
  const paper = new Paper({
    title: `Gift certificate for ${card.recipientName ?? 'you'}`,
    author: card.shopName,
    foot: () => `${card.shopName} · ${card.shopHost}`,
  })
  paper.put(card.shopName, { x: MARGIN, size: 19, face: 'serif' }, paper.y + 8)
  paper.put('Gift certificate', { x: PAGE.width - MARGIN, align: 'right', size: 28, face: 'serif' })
  paper.y += 52
  paper.rule(card.colour, 3)
  paper.y += 40
  paper.put(formatMoney(card.cents), { x: MARGIN, size: 84, face: 'serif' })
  paper.y += 128
  if (card.recipientName) paper.write(`For ${card.recipientName}`, name)
  if (card.senderName) paper.write(`From ${card.senderName}`, name)
  paper.y += 14
  for (const line of (card.message ?? '').split('\n')) {
    paper.need(words.size * LEADING)
    if (line.trim() === '') paper.y += words.size * LEADING
    else paragraph(paper, line)
  }
  paper.need(150)
  paper.y += 20
  paper.rule(card.colour, 1)
  paper.y += 22
  paper.write('Your code', small)
  paper.write(card.code, { x: MARGIN, width: WIDTH, size: 30, weight: 600 })
  paper.y += 8
  paper.write(
    `Give it in the cart at ${card.shopHost}, in one order or in several until it is used up. It can be used until ${card.lastDay}. There are no fees. Whoever has the code can spend it, so keep it like money.`,
    small,
  )
  return paper.finish()
}

/** Line by line, as a long one may go on over the end of the page. */
function paragraph(paper: Paper, text: string): void {
  for (const line of paper.lines(text, words.width, words)) {
    paper.need(words.size * LEADING)
    paper.write(line, words)
  }
}
