import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { record as split } from '#families/split-canvas/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { emptySurface } from '../../editor/draft/draft.ts'
import { WrappedGuides } from './guides.tsx'
import { tool } from './tool.ts'

const choice = firstChoice(split, '3X30X60')
const figures = firstSurfaceOf(split, choice)
const face = emptySurface(figures)

test('every panel has its own folds and its own margin, and the back line leaves the gaps out', () => {
  const html = renderToStaticMarkup(
    <svg>
      <title>Guides</title>
      <WrappedGuides face={face} figures={figures} mmPerPx={1} />
    </svg>,
  )
  const folds = [...html.matchAll(/<rect x="([\d.]+)" y="0" width="([\d.]+)"/g)].map(([, x, wide]) => [
    x,
    wide,
  ])
  expect([...new Set(folds.map(String))]).toEqual(['0,305', '330,305', '660,305'])
  const back = /M-19 -19H305M-19 629H305M330 -19H635M330 629H635M660 -19H984M660 629H984/
  expect(html).toMatch(back)
  // Margins of 10 mm.
  for (const x of [10, 340, 670]) expect(html).toContain(`M${x} 10`)
})

test('what becomes of the picture in a gap is told by the wrap', () => {
  const words = (edge: typeof figures.edge) => tool.guideLines({ ...figures, edge }).map((line) => line.words)
  expect(words({ kind: 'image' })).toContain('Gap: printed on the edges')
  expect(words({ kind: 'mirror' })).toContain('Gap: not printed')
  expect(words({ kind: 'colour', colour: '#000000' })).toContain('Gap: not printed')
  const { panels: _, ...whole } = figures
  expect(tool.guideLines(whole)).toHaveLength(3)
})
