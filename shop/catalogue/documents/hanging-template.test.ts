import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import type { Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { openTestShop } from '../../testing/shop.ts'
import { hangingTemplateRoutes } from './hanging-template-routes.ts'

const shop = await openTestShop()
const routes = hangingTemplateRoutes(shop)
const ask = (file: string) => routes.request(`/media/hanging-template/${file}`)

const PX_PER_MM = 10
const A4_LYING = { widthMm: 297, heightMm: 210 }

/** One page of a template, drawn at ten pixels a millimetre. */
async function pageOf(sku: string, number: number): Promise<Picture> {
  const whole = await PDFDocument.load(await (await ask(`${sku}.pdf`)).arrayBuffer())
  const alone = await PDFDocument.create()
  const [page] = await alone.copyPages(whole, [number])
  if (page) alone.addPage(page)
  return drawPdfPage(await alone.save(), A4_LYING.widthMm * PX_PER_MM)
}

/** The longest dark lines of a page, each row's first and last millimetre and its height, from above. */
function longLines({ data, widthPx, heightPx }: Picture, leastMm: number) {
  const lines: { from: number; to: number; y: number }[] = []
  for (let row = 0; row < heightPx; row += 1) {
    let start = -1
    for (let column = 0; column <= widthPx; column += 1) {
      const isDark = column < widthPx && (data[3 * (row * widthPx + column)] ?? 255) < 130
      if (isDark && start < 0) start = column
      if (isDark || start < 0) continue
      const lengthMm = (column - start) / PX_PER_MM
      if (lengthMm >= leastMm)
        lines.push({ from: start / PX_PER_MM, to: column / PX_PER_MM, y: row / PX_PER_MM })
      start = -1
    }
  }
  return lines
}

describe('the hanging template of a canvas', () => {
  it('is a cover and four pages of A4 for a canvas of 75 × 50 cm', async () => {
    const answer = await ask('CANVAS-50X75-L-D38-IMAGE-MATTE.pdf')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const pages = (await PDFDocument.load(await answer.arrayBuffer())).getPages()
    const inMm = (points: number) => (points * 25.4) / 72
    expect(pages.map((page) => [inMm(page.getWidth()), inMm(page.getHeight())].map(Math.round))).toEqual(
      Array.from({ length: 5 }, () => [A4_LYING.widthMm, A4_LYING.heightMm]),
    )
  })

  it('has a ruler that measures 100 mm on paper, within a fifth of a millimetre', async () => {
    const lines = longLines(await pageOf('CANVAS-50X75-L-D38-IMAGE-MATTE', 0), 80)
    const ruler = lines.findLast(({ y }) => y > 150)
    expect(Math.abs((ruler?.to ?? 0) - (ruler?.from ?? 0) - 100)).toBeLessThan(0.2)
  })

  it('draws the upper edge from the corner on, and the nail at a quarter of the width', async () => {
    const page = await pageOf('CANVAS-50X75-L-D38-IMAGE-MATTE', 1)
    const [edge] = longLines(page, 200)
    // 10 mm of margin and 25 mm of wall lie beside and above the corner.
    expect(edge?.from).toBeCloseTo(35, 0)
    expect(edge?.y).toBeCloseTo(35, 0)
    const cross = longLines(page, 12).find(({ y, from }) => y > 60 && y < 70 && from > 100)
    expect(((cross?.from ?? 0) + (cross?.to ?? 0)) / 2).toBeCloseTo(35 + 762 / 4, 0)
    expect(cross?.y).toBeCloseTo(35 + 30, 0)
  })

  it('is kept: asked for again it is the same file', async () => {
    const bytes = async () =>
      Buffer.from(await (await ask('CANVAS-30X40-P-D19-IMAGE-MATTE.pdf')).arrayBuffer())
    expect((await bytes()).equals(await bytes())).toBe(true)
  })

  it.each([
    'CANVAS.pdf',
    'CANVAS-50X75.pdf',
    'CANVAS-99X99-P-D38-IMAGE-MATTE.pdf',
    'CANVAS-50X75-S-D38-IMAGE-MATTE.pdf',
    'canvas-50x75-l-d38-image-matte.pdf',
    '..%2F..%2Fetc%2Fpasswd.pdf',
    "CANVAS-50X75-L-D38-IMAGE-MATTE'--.pdf",
    `${'A'.repeat(5000)}.pdf`,
    '<script>.pdf',
    '.pdf',
    'CANVAS-50X75-L-D38-IMAGE-MATTE.svg',
  ])('is not there for %s', async (file) => {
    expect((await ask(file)).status).toBe(404)
  })
})
