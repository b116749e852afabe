import { expect, it } from 'vitest'
import { pieceCount } from './piece-count.ts'

it('C-31: no cart counts as empty', () => expect(pieceCount(null)).toBe(0))

it('C-32: a cart without an id counts as empty, whatever it says', () =>
  expect(pieceCount({ id: null, total_quantity: 3 })).toBe(0))

it('C-30: any other cart counts its pieces', () => expect(pieceCount({ id: 'a', total_quantity: 3 })).toBe(3))
