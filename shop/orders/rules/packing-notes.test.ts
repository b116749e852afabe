import { describe, expect, it } from 'vitest'
import { packingNotes } from './packing-notes.ts'

const plain = { orderComment: null, giftMessage: null, giftNote: null, giftReceiptIncluded: false, notes: {} }
const noLine = { giftNote: null }
const noted = (
  change: Partial<Parameters<typeof packingNotes>[0]>,
  line = noLine as Parameters<typeof packingNotes>[1],
) => Object.fromEntries(packingNotes({ ...plain, ...change }, line).map(({ label, value }) => [label, value]))

describe('what is written for whoever packs', () => {
  it('is nothing for an order without wishes', () => {
    expect(noted({})).toEqual({})
    expect(noted({ notes: { dropShip: '0' } })).toEqual({})
  })

  it('J-12: the note, the card, the parcel to somebody else and the receipt', () => {
    expect(
      noted({
        orderComment: 'Please ring the bell.',
        giftMessage: 'Happy birthday',
        giftReceiptIncluded: true,
        notes: { dropShip: '1' },
      }),
    ).toEqual({
      'Note on the order': 'Please ring the bell.',
      'Card in the parcel': 'Happy birthday',
      Parcel: 'Goes straight to somebody else: no prices and no invoice inside',
      Receipt: 'Put one without prices in',
    })
  })

  it('what nobody may miss stands first', () => {
    const notes = packingNotes({ ...plain, giftMessage: 'Hello', notes: { dropShip: '1' } }, noLine)
    expect(notes.map(({ label }) => label)).toEqual(['Parcel', 'Card in the parcel'])
  })

  it('says to whom a card is, and from whom', () => {
    const giftNote = { to: 'Ollie', from: 'Nan', message: 'Seven!' }
    expect(noted({ giftMessage: 'Seven!', giftNote })).toEqual({
      'Card in the parcel': 'To Ollie\nSeven!\nFrom Nan',
    })
    expect(noted({}, { giftNote })).toEqual({ 'Card for this line': 'To Ollie\nSeven!\nFrom Nan' })
  })
})
