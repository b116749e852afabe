/** A tax invoice as A4 pages. rules/invoice-facts.ts decides what it says; this file sets it. */
import { HAIRLINE, INK, MARGIN, MUTED, PAGE, Paper } from '#platform/documents/paper.ts'
import type { InvoiceFacts, InvoiceLine } from '../rules/invoice-facts.ts'

const RIGHT = PAGE.width - MARGIN
const MIDDLE = MARGIN + 250
/** Right edges of the columns of figures; words stand at the left. */
const COLUMNS = { quantity: RIGHT - 196, unit: RIGHT - 128, gst: RIGHT - 66, amount: RIGHT }
const WORDS_WIDTH = COLUMNS.quantity - MARGIN - 40
const SUMS_LEFT = RIGHT - 230

const label = { size: 8.5, colour: MUTED }
const text = { size: 10 }
const strong = { size: 10, weight: 600 as const }

export function drawInvoice(facts: InvoiceFacts): Buffer {
  const number = facts.about[0]?.[1] ?? ''
  const paper = new Paper({
    title: `${facts.title} ${number}`,
    author: facts.sellerName,
    foot: (page) => `${facts.sellerName} · ${facts.title} ${number} · page ${page}`,
  })
  head(paper, facts)
  people(paper, facts)
  tableHead(paper)
  paper.repeat(tableHead)
  for (const line of facts.lines) row(paper, line)
  paper.repeat(undefined)
  sums(paper, facts)
  remarks(paper, facts)
  return paper.finish()
}

function head(paper: Paper, { title, sellerName, seller, about }: InvoiceFacts): void {
  paper.put(sellerName, { x: MARGIN, size: 19, face: 'serif' }, paper.y + 8)
  paper.put(title, { x: RIGHT, align: 'right', size: 28, face: 'serif' })
  paper.y += 52
  paper.rule()
  paper.y += 16
  const top = paper.y
  for (const line of seller)
    paper.write(line, { x: MARGIN, width: MIDDLE - MARGIN - 20, ...text, colour: MUTED })
  const after = paper.y
  paper.y = top
  for (const [name, value] of about) {
    paper.put(name, { x: MIDDLE + 60, ...text, colour: MUTED })
    paper.put(value, { x: RIGHT, align: 'right', ...text })
    paper.y += text.size * 1.45
  }
  paper.y = Math.max(after, paper.y) + 18
}

function people(paper: Paper, { buyer, recipient }: InvoiceFacts): void {
  const top = paper.y
  block(paper, 'Billed to', buyer, MARGIN)
  const after = paper.y
  paper.y = top
  if (recipient.length > 0) block(paper, 'Sent to', recipient, MIDDLE + 60)
  paper.y = Math.max(after, paper.y) + 22
}

function block(paper: Paper, name: string, lines: readonly string[], x: number): void {
  paper.write(name, { x, width: 200, ...label })
  paper.y += 2
  for (const [index, line] of lines.entries()) {
    paper.write(line, { x, width: RIGHT - MIDDLE - 60, ...(index === 0 ? strong : text) })
  }
}

function tableHead(paper: Paper): void {
  paper.put('Item', { x: MARGIN, ...label })
  for (const [name, x] of [
    ['Quantity', COLUMNS.quantity],
    ['Each', COLUMNS.unit],
    ['GST in it', COLUMNS.gst],
    ['Amount', COLUMNS.amount],
  ] as const) {
    paper.put(name, { x, align: 'right', ...label })
  }
  paper.y += 16
  paper.rule(INK, 0.8)
  paper.y += 9
}

function row(paper: Paper, line: InvoiceLine): void {
  const names = paper.lines(line.name, WORDS_WIDTH, strong)
  const details = line.details.flatMap((text) => paper.lines(text, WORDS_WIDTH, label))
  paper.need(names.length * 14.5 + details.length * 12.4 + 18)
  for (const [value, x] of [
    [line.quantity, COLUMNS.quantity],
    [line.unit, COLUMNS.unit],
    [line.gst, COLUMNS.gst],
    [line.amount, COLUMNS.amount],
  ] as const) {
    paper.put(value, { x, align: 'right', ...text })
  }
  paper.write(line.name, { x: MARGIN, width: WORDS_WIDTH, ...strong })
  for (const detail of line.details) paper.write(detail, { x: MARGIN, width: WORDS_WIDTH, ...label })
  paper.y += 8
  paper.rule(HAIRLINE)
  paper.y += 9
}

function sums(paper: Paper, { sums: parts }: InvoiceFacts): void {
  // The totals of an invoice are not split over pages.
  paper.need(parts.length * 16 + 30)
  paper.y += 6
  for (const { label: name, amount, isTotal } of parts) {
    const pen = isTotal ? { size: 12.5, weight: 600 as const } : text
    if (isTotal) paper.y += 5
    paper.put(name, { x: SUMS_LEFT, ...pen })
    paper.put(amount, { x: RIGHT, align: 'right', ...pen })
    paper.y += pen.size * 1.5 + (isTotal ? 4 : 0)
  }
  paper.y += 22
}

function remarks(paper: Paper, facts: InvoiceFacts): void {
  paper.need(facts.remarks.length * 13)
  for (const remark of facts.remarks) paper.write(remark, { x: MARGIN, width: RIGHT - MARGIN, ...label })
}
