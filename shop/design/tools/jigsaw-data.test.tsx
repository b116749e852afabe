import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jigsawData } from './jigsaw-data.ts'
import { JigsawGuide } from './jigsaw-guide.tsx'

const jigsaw = { widthMm: 765, heightMm: 525, columns: 40, rows: 25 }

test('a thousand pieces are one path of 63 lines and under 400 kB, and no byte of it is in a page', () => {
  const d = jigsawData(jigsaw)
  expect(d.split('M')).toHaveLength(64)
  expect(d.length).toBeLessThan(400_000)
  const page = renderToStaticMarkup(
    <svg>
      <title>Guides</title>
      <JigsawGuide jigsaw={jigsaw} mmPerPx={1} />
    </svg>,
  )
  expect(page).not.toContain('<path')
})
