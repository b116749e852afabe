import { expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { offersNote } from './offers-note.ts'

const special = (specialName: string) => ({
  sizes: boardRecord.sizes.map((size) => ({ ...size, specialName })),
})

test('J-23, CA-16: the note names the special size of a canvas in the words of its record', () => {
  const note = 'Offers apply to base price only, not to the special 20x20 CM size.'
  expect(offersNote([canvasRecord])).toBe(note)
  expect(offersNote([boardRecord, canvasRecord, canvasRecord]), 'once, beside a board of the same code').toBe(
    note,
  )
})

test('J-23: the note names no size where none is special, and each where several are', () => {
  expect(offersNote([boardRecord])).toBe('Offers apply to base price only.')
  expect(offersNote([canvasRecord, special('10x10 CM'), special('5x5 CM')])).toBe(
    'Offers apply to base price only, not to the special 20x20 CM, 10x10 CM and 5x5 CM sizes.',
  )
})
