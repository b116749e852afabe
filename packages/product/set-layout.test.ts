import { describe, expect, it, test } from 'vitest'
import { setLayout } from './set-layout.ts'

const tile = { widthMm: 200, heightMm: 250 }

describe('the pieces of a set', () => {
  test.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 1],
    [4, 2, 2],
    [6, 3, 2],
    [9, 3, 3],
    [10, 3, 4],
  ])('%i stand in %i columns and %i rows', (pieces, columns, rows) => {
    expect(setLayout(tile, pieces)).toMatchObject({ columns, rows })
    expect(setLayout(tile, pieces).places).toHaveLength(pieces)
  })

  it('have the same gap between them everywhere, and fill the whole from edge to edge', () => {
    expect(setLayout(tile, 4)).toEqual({
      ...{ columns: 2, rows: 2, widthMm: 420, heightMm: 520 },
      places: [
        { xMm: 0, yMm: 0 },
        { xMm: 220, yMm: 0 },
        { xMm: 0, yMm: 270 },
        { xMm: 220, yMm: 270 },
      ],
    })
  })

  it('one alone is the whole', () => {
    expect(setLayout(tile, 1)).toMatchObject({ ...tile, places: [{ xMm: 0, yMm: 0 }] })
  })

  it.each([0, -1, Number.NaN])('of %s pieces there is no picture', (pieces) => {
    expect(() => setLayout(tile, pieces)).toThrow(RangeError)
  })
})
