import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TileLines } from './tile-lines.tsx'

const linesOf = (columns: number, rows: number) => {
  const html = renderToStaticMarkup(
    <svg>
      <title>Guides</title>
      <TileLines columns={columns} rows={rows} face={{ widthMm: 60, heightMm: 30 }} mmPerPx={0.5} />
    </svg>,
  )
  return new Set([...html.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data))
}

test('a line goes between two tiles, and none along the edge', () => {
  expect(linesOf(3, 2)).toEqual(new Set(['M 20 0 V 30 M 40 0 V 30 M 0 15 H 60']))
  expect(linesOf(1, 1)).toEqual(new Set(['']))
})
