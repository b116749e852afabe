import { describe, expect, it } from 'vitest'
import { sceneAnnounced, sceneInWords } from './scene-words.ts'

const onABook = { piece: 'bookmark', seen: 'on a book', sides: ['Front'] }
const onATable = { piece: 'coaster', seen: 'on a table', sides: ['Coaster 1', 'Coaster 2'] }

describe('what is said of a photograph', () => {
  it('is that it shows the design as it is now, while the open side is in sight', () => {
    expect(sceneInWords({ ...onABook, open: 'Front' })).toBe('on a book, as your design is now.')
    expect(sceneAnnounced({ ...onABook, open: 'Front' })).toBe(
      'Your bookmark is on a book. It follows every change.',
    )
  })

  it('names the side that it shows, while the open one is out of sight', () => {
    expect(sceneInWords({ ...onABook, open: 'Back' })).toBe('on a book. The photograph shows the front.')
    expect(sceneAnnounced({ ...onABook, open: 'Back' })).toBe(
      'Your bookmark is on a book. The photograph shows the front, not the back.',
    )
    expect(sceneInWords({ ...onATable, open: 'Coaster 3' })).toBe(
      'on a table. The photograph shows coaster 1 and coaster 2.',
    )
  })

  it('names the first sides and counts the others, where it shows more than six', () => {
    const cards = ['Back', 'Ace of spades', '2 of spades', '3 of spades', '4 of spades', '5 of spades']
    const faceUp = { seen: 'face up', open: 'Red joker' }
    expect(sceneInWords({ ...faceUp, sides: cards })).toBe(
      'face up. The photograph shows the back, the ace of spades, the 2 of spades, the 3 of spades, the 4 of spades and the 5 of spades.',
    )
    expect(sceneInWords({ ...faceUp, sides: [...cards, 'King of hearts'] })).toBe(
      'face up. The photograph shows the back, the ace of spades, the 2 of spades, the 3 of spades and 3 more.',
    )
  })

  it('says that the pieces of a jigsaw are those of the photograph', () => {
    const onTimber = {
      piece: 'puzzle',
      seen: 'on timber',
      sides: ['Puzzle'],
      open: 'Puzzle',
      hasPieces: true,
    }
    const other = 'Its pieces are those of the photograph; yours are drawn on the design.'
    expect(sceneInWords(onTimber)).toBe(`on timber, as your design is now. ${other}`)
    expect(sceneAnnounced(onTimber)).toBe(`Your puzzle is on timber. It follows every change. ${other}`)
  })
})
