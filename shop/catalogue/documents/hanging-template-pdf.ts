/** The template for hanging a picture as A4 pages at true size. What is where is decided in packages/wall. */
import {
  EYE_HEIGHT_MM,
  type FaceSize,
  type HangingTemplate,
  hangingTemplate,
  hungParts,
  type Mark,
  TEMPLATE_PAPER,
  type TemplatePage,
} from '#packages/wall/hanging-template.ts'
import { HAIRLINE, INK, MUTED } from '#platform/documents/paper.ts'
import { Plan } from '#platform/documents/plan.ts'

export interface HungProduct extends FaceSize {
  readonly depthMm: number
  /** Such as `75 × 50 cm, 38 mm deep`. */
  readonly name: string
}

const { widthMm: PAPER_WIDTH, heightMm: PAPER_HEIGHT, marginMm: MARGIN } = TEMPLATE_PAPER
const RULER_MM = 100
/** How wide the words, the small map and the ruler of a page are together. */
const PIECE_WORDS_MM = 156
const text = { size: 3.6, colour: INK }
const small = { size: 3, colour: MUTED }

/** @throws RangeError when the face is too small or too large to be hung by such a template */
export function drawHangingTemplate(product: HungProduct, shop: string): Buffer {
  const template = hangingTemplate(product)
  const plan = new Plan({ title: `Hanging template, ${product.name}`, author: shop })
  drawCover(plan, template, product, shop)
  for (const page of template.pages) drawPiece(plan, page, template, product)
  return plan.finish()
}

function drawCover(plan: Plan, template: HangingTemplate, product: HungProduct, shop: string) {
  plan.beginPage(TEMPLATE_PAPER)
  const left = MARGIN + 8
  plan.put('Hanging template', { x: left, y: 30 }, { size: 10, face: 'serif', colour: INK })
  plan.put(product.name, { x: left, y: 39 }, { ...text, weight: 600 })
  let y = 52
  for (const [index, step] of stepsOf(template, product).entries()) {
    plan.put(`${index + 1}`, { x: left, y }, { ...text, weight: 600 })
    y = plan.write(step, { x: left + 7, y }, { ...text, widthMm: 118 }) + 2
  }
  plan.write(
    'Where the nails are is a suggestion: the picture hangs on them by its back. Use fixings that suit your wall and carry the weight.',
    { x: left, y: Math.max(y + 4, 158) },
    { ...small, widthMm: 125 },
  )
  drawMap(plan, template, product, { x: 162, y: 34, widthMm: 115, heightMm: 110 })
  drawRuler(plan, { x: left, y: PAPER_HEIGHT - MARGIN - 14 })
  plan.put(shop, { x: PAPER_WIDTH - MARGIN - 8, y: PAPER_HEIGHT - MARGIN - 8 }, { ...small, align: 'right' })
}

function stepsOf({ pages, nails, heights }: HangingTemplate, product: HungProduct) {
  const { widthMm, heightMm, depthMm, panels } = product
  const [first, second] = nails
  const apart = first && second && !panels ? ` They are ${figure(second.x - first.x)} mm apart.` : ''
  const [panel, next] = panels ?? []
  const parts =
    panel && next
      ? ` Each of the ${panels?.length} panels is ${figure(panel.widthMm)} mm wide and ${figure(next.xMm - panel.xMm - panel.widthMm)} mm from the next.`
      : ''
  return [
    `Print all pages on A4 at 100 %, not fitted to the page. The line at the foot must measure ${RULER_MM} mm.`,
    `With the middle at eye height, ${figure(EYE_HEIGHT_MM)} mm above the floor, the upper edge is ${figure(heights.topMm)} mm above it. Draw a level line there.`,
    `Tape the ${pages.length} numbered pages to the wall: the bold line is the edge of the picture. From corner to corner it is ${figure(widthMm)} mm across and ${figure(heightMm)} mm down.${parts}`,
    `Drive the ${nails.length === 1 ? 'nail' : 'nails'} through the ${nails.length === 1 ? 'cross' : 'crosses'}, ${figure(heights.nailsMm)} mm above the floor.${apart}`,
    `Take the pages down and hang the ${panels ? 'panels. They stand' : 'picture. It stands'} ${figure(depthMm)} mm out from the wall.`,
  ]
}

/** The whole picture, small, with the paper of every page; one page may be the one it is drawn on. */
function drawMap(
  plan: Plan,
  { pages, nails }: HangingTemplate,
  face: FaceSize,
  box: { x: number; y: number; widthMm: number; heightMm: number },
  current?: TemplatePage,
) {
  const { widthMm, heightMm } = face
  const parts = hungParts(face)
  const paper = { widthMm: PAPER_WIDTH - 2 * MARGIN, heightMm: PAPER_HEIGHT - 2 * MARGIN }
  const from = {
    x: Math.min(0, ...pages.map(({ left }) => left)),
    y: Math.min(0, ...pages.map(({ top }) => top)),
  }
  const to = {
    x: Math.max(widthMm, ...pages.map(({ left }) => left + paper.widthMm)),
    y: Math.max(heightMm, ...pages.map(({ top }) => top + paper.heightMm)),
  }
  const scale = Math.min(box.widthMm / (to.x - from.x), box.heightMm / (to.y - from.y))
  const at = (x: number, y: number) => ({ x: box.x + (x - from.x) * scale, y: box.y + (y - from.y) * scale })
  const outline = (x: number, y: number, width: number, height: number) => [
    at(x, y),
    at(x + width, y),
    at(x + width, y + height),
    at(x, y + height),
    at(x, y),
  ]
  const type = Math.max(2.2, Math.min(5, paper.heightMm * scale * 0.4))
  if (current) {
    const size = { widthMm: paper.widthMm * scale, heightMm: paper.heightMm * scale }
    plan.fill(at(current.left, current.top), size, HAIRLINE)
  }
  for (const { left, top, number } of pages) {
    plan.line(outline(left, top, paper.widthMm, paper.heightMm), {
      colour: MUTED,
      width: 0.15,
      dash: [0.8, 0.6],
    })
    // Beside the lines of a gap, and below the numbers of the nails' own pages.
    const isOverGap = parts.some(({ xMm }) => Math.abs(xMm - left - paper.widthMm / 2) < 40)
    const down = isOverGap && top < 0 ? 1.2 : 0.7
    const middle = at(left + paper.widthMm * (isOverGap ? 0.63 : 0.5), top + paper.heightMm * down)
    plan.put(
      `${number}`,
      { x: middle.x, y: middle.y + type / 3 },
      { size: type, weight: 600, colour: INK, align: 'center' },
    )
  }
  for (const part of parts) {
    plan.line(outline(part.xMm, 0, part.widthMm, heightMm), { colour: INK, width: 0.5 })
  }
  for (const { x, y } of nails) plan.circle(at(x, y), Math.min(0.8, 12 * scale), { colour: INK, width: 0.3 })
}

function drawPiece(plan: Plan, page: TemplatePage, template: HangingTemplate, product: HungProduct) {
  plan.beginPage(TEMPLATE_PAPER)
  const at = (x: number, y: number) => ({ x: MARGIN + x - page.left, y: MARGIN + y - page.top })
  const { widthMm, heightMm } = product
  const parts = hungParts(product)
  const right = page.left + PAPER_WIDTH - 2 * MARGIN
  const bottom = page.top + PAPER_HEIGHT - 2 * MARGIN
  const across = { from: Math.max(0, page.left), to: Math.min(widthMm, right) }
  const down = { from: Math.max(0, page.top), to: Math.min(heightMm, bottom) }
  const edge = { colour: INK, width: 0.6 }
  const guide = { colour: MUTED, width: 0.2, dash: [3, 1.5] }
  for (const y of [0, heightMm]) {
    if (y < page.top || y > bottom) continue
    plan.line([at(page.left, y), at(right, y)], guide)
    for (const { xMm, widthMm } of parts) {
      const [from, to] = [Math.max(xMm, across.from), Math.min(xMm + widthMm, across.to)]
      if (from < to) plan.line([at(from, y), at(to, y)], edge)
    }
  }
  for (const x of parts.flatMap(({ xMm, widthMm }) => [xMm, xMm + widthMm])) {
    if (x < page.left || x > right) continue
    plan.line([at(x, page.top), at(x, bottom)], guide)
    plan.line([at(x, down.from), at(x, down.to)], edge)
  }
  for (const mark of page.marks) if (mark.kind === 'nail') drawNail(plan, mark, at(mark.x, mark.y), product)
  const isUpper = page.top < heightMm / 2 && page.top < 0
  const beside = Math.min(60, (across.to - across.from - PIECE_WORDS_MM) / 2)
  const gap = gapIn(page, product)
  const words = at(gap ? gap.to + GAP_ROOM_MM : across.from + beside, isUpper ? 84 : bottom - 100)
  plan.put(`${page.number}`, words, { size: 16, face: 'serif', colour: INK })
  const marks = page.marks.map(({ name, kind }) => (kind === 'corner' ? `${name} corner` : name)).join(', ')
  const said = `${capital(marks)}. Bold lines are the edge of ${gap ? 'the panels' : 'the picture'}.`
  if (gap) plan.write(said, { x: words.x, y: words.y + 8 }, { ...text, widthMm: 115 })
  else plan.put(said, { x: words.x, y: words.y + 8 }, text)
  plan.put(
    isUpper
      ? 'The line across is level: lay a spirit level along it.'
      : 'The line across is level with the lower edge.',
    { x: words.x, y: words.y + (gap ? 20 : 14) },
    text,
  )
  const map = { widthMm: 42, heightMm: 34 }
  const mapX = gap ? at(gap.from, 0).x - map.widthMm - GAP_ROOM_MM : words.x
  drawMap(plan, template, product, { x: mapX, y: words.y + 22, ...map }, page)
  drawRuler(plan, { x: words.x + (gap ? 0 : 54), y: words.y + 50 })
}

/** Between what is written on a page over a gap and the lines beside it. */
const GAP_ROOM_MM = 8

/** The gap in the middle of a page: words stand right of it and the map left, so that no line runs through them. */
function gapIn({ left }: TemplatePage, product: HungProduct): { from: number; to: number } | undefined {
  const parts = hungParts(product)
  const middle = left + PAPER_WIDTH / 2 - MARGIN
  return parts
    .slice(1)
    .map(({ xMm }, place) => ({ from: (parts[place]?.xMm ?? 0) + (parts[place]?.widthMm ?? 0), to: xMm }))
    .find(({ from, to }) => from < middle && middle < to)
}

/** A cross to drive the nail through, with its distances. */
function drawNail(plan: Plan, { name, x, y }: Mark, at: { x: number; y: number }, face: FaceSize) {
  const pen = { colour: INK, width: 0.35 }
  plan.line(
    [
      { x: at.x - 7, y: at.y },
      { x: at.x + 7, y: at.y },
    ],
    pen,
  )
  plan.line(
    [
      { x: at.x, y: at.y - 7 },
      { x: at.x, y: at.y + 7 },
    ],
    pen,
  )
  plan.circle(at, 3, pen)
  const part = hungParts(face).find(({ xMm, widthMm }) => x >= xMm && x <= xMm + widthMm)
  const side = part ? Math.min(x - part.xMm, part.xMm + part.widthMm - x) : x
  plan.put(capital(name), { x: at.x, y: at.y + 13 }, { ...text, weight: 600, align: 'center' })
  plan.put(
    `${figure(side)} mm from the side, ${figure(y)} mm below the top`,
    { x: at.x, y: at.y + 18 },
    { ...small, align: 'center' },
  )
}

function drawRuler(plan: Plan, { x, y }: { x: number; y: number }) {
  const pen = { colour: INK, width: 0.3 }
  plan.line(
    [
      { x, y },
      { x: x + RULER_MM, y },
    ],
    pen,
  )
  for (let mm = 0; mm <= RULER_MM; mm += 10) {
    plan.line(
      [
        { x: x + mm, y },
        { x: x + mm, y: y - (mm % 50 === 0 ? 4 : 2) },
      ],
      pen,
    )
  }
  plan.put(`${RULER_MM} mm when printed at 100 %`, { x, y: y + 5 }, small)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A figure as on a ruler. */
const figure = (mm: number) => String(Math.round(mm))
