import { describe, expect, it } from 'vitest'
import { boxExtent, cornersOf, isWithin } from '#packages/design-document/geometry.ts'
import { insidePolygon } from '#packages/design-document/polygon.ts'
import { clearBox, clearLines } from '#packages/product/clear-area.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { wordsRoom } from '#packages/product/words-room.ts'
import { readFamilies } from '#shop/families/read-families.ts'

const records = (await readFamilies()).map(({ record }) => record)

describe('G-01: where words keep clear of everything', () => {
  it.each(records.map((record) => [record.family, record] as const))('on a %s', (_family, record) => {
    for (const { code } of record.sizes) {
      for (const figures of surfacesOf(record, firstChoice(record, code))) {
        const room = boxExtent(wordsRoom(figures))
        expect(isWithin(room, boxExtent(clearBox(figures)))).toBe(true)
        const lines = clearLines(figures)
        const isClear = lines.some((line) =>
          cornersOf(room).every((corner) => insidePolygon(line, corner) > -0.01),
        )
        if (figures.outline === 'ellipse' || figures.outline === 'path') expect(isClear).toBe(true)
      }
    }
  })

  it('a round piece has a square of its diameter over the root of two', () => {
    const round = surfacesOf(...aRoundPiece()).find(({ outline }) => outline === 'ellipse')
    if (!round) throw new Error('Expected a round side')
    const across = (round.widthMm - 2 * round.safeMm) / Math.SQRT2
    const { widthMm, heightMm } = wordsRoom(round)
    expect(widthMm * heightMm).toBeGreaterThan(0.9 * across ** 2)
    expect(widthMm * heightMm).toBeLessThanOrEqual(across ** 2)
  })
})

function aRoundPiece(): Parameters<typeof surfacesOf> {
  const record = records.find(({ family }) => family === 'wall-clock')
  const size = record?.sizes[0]
  if (!record || !size) throw new Error('Expected a clock')
  return [record, firstChoice(record, size.code)]
}
