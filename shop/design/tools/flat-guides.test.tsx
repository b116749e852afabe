import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aSurface } from '#packages/design-document/testing/builders.ts'
import { DUMBBELL, HEART } from '#packages/design-document/testing/outlines.ts'
import { defineRecord } from '#packages/product/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { FlatGuides } from './flat-guides.tsx'

/** The guides of a board of 200 mm that is cut to a path, with a margin of 12. */
function guidesOf(outlinePath: string): string {
  const [board] = boardRecord.surfaces
  const surfaces = [{ ...board!, outline: 'path' as const, outlinePath }]
  const sizes = boardRecord.sizes.map((size) => ({ ...size, safeMm: 12 }))
  const record = defineRecord({ ...boardRecord, sizes, surfaces })
  const figures = firstSurfaceOf(record, firstChoice(record))
  const face = aSurface({ widthMm: 200, heightMm: 200, bleedMm: 3, safeMm: 12 })
  return renderToStaticMarkup(
    <svg>
      <title>Guides</title>
      <FlatGuides face={face} figures={figures} mmPerPx={0.5} />
    </svg>,
  )
}
const linesOf = (html: string) => [...html.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data)

it('the guides of a heart go along its cut', () => {
  const lines = linesOf(guidesOf(HEART))
  expect(lines.some((data) => /^M ?100[ ,]40 ?C/.test(data))).toBe(true)
})

it('the line that words stay inside of is two lines where the shape falls apart', () => {
  const many = (path: string) =>
    Math.max(...linesOf(guidesOf(path)).map((data) => data.split('M').length - 1))
  // The veil is the page and the cut, and so has two lines itself.
  expect(many(HEART)).toBe(2)
  const inner = linesOf(guidesOf(DUMBBELL)).filter((data) => !data.includes('-3'))
  expect(Math.max(...inner.map((data) => data.split('M').length - 1))).toBe(2)
})
