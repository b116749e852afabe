import { describe, expect, it } from 'vitest'
import { aDesign, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { designExcess, reasonAgainstText, reasonAgainstWords } from './design-limits.ts'

const texts = (count: number, letters: number) =>
  Array.from({ length: count }, (_, index) => aText({ id: `text-${index}`, text: 'a'.repeat(letters) }))
/** Each with a shadow, an outline and half seen through. */
const layered = (sides: number) =>
  aDesign(
    ...Array.from({ length: sides }, () => {
      const shadow = { dxMm: 1, dyMm: 1, blurMm: 50, colour: '#000000', opacity: 0.5 }
      const outline = { widthMm: 1, colour: '#ffffff' }
      return aSurface({ elements: [aText({ shadow, outline, opacity: 0.5 })] })
    }),
  )
const designOf = (...elements: ReturnType<typeof texts>) => aDesign(aSurface({ elements }))

describe('a design that holds too much is told what to do', () => {
  it.each([
    [designOf(...texts(100, 30)), undefined],
    [
      designOf(...texts(101, 1)),
      'This design has 101 photos and texts, and we print up to 100. Please remove some of them.',
    ],
    [
      designOf(...texts(2, 1501)),
      'The texts of this design have 3,002 letters, and we print up to 3,000. Please leave some out.',
    ],
    [layered(200), undefined],
    [
      layered(201),
      'This design has 603 shadows, outlines and parts that are seen through, and we print up to 600. Please remove some of them.',
    ],
  ])('case %#', (design, sentence) => {
    expect(designExcess(design)).toBe(sentence)
  })
})

describe('another text', () => {
  it.each([
    [texts(99, 10), undefined],
    [texts(100, 10), 'A design holds up to 100 photos and texts. Remove one to add another.'],
    [texts(2, 1495), undefined],
    [texts(2, 1496), 'A design holds up to 3,000 letters. Shorten a text to add another.'],
  ])('case %#', (elements, reason) => {
    expect(reasonAgainstText(elements, 10)).toBe(reason)
  })
})

describe('PE-07: words that are too many are refused whole, and nothing is cut', () => {
  const [one, other] = texts(2, 1200)
  it.each([
    ['a letter more', [one!], 'a'.repeat(1201), undefined],
    [
      'more than a text holds',
      [one!],
      'a'.repeat(2001),
      'A text holds up to 2,000 letters. Please leave out 1 letter; your text is as it was.',
    ],
    [
      'more than all texts hold',
      [one!, other!],
      'a'.repeat(1810),
      'All texts together hold up to 3,000 letters. Please leave out 10 letters; your text is as it was.',
    ],
    ['fewer letters in a design of an older day', texts(5, 1200), 'a'.repeat(1199), undefined],
  ])('%s', (_, elements, words, reason) => {
    expect(reasonAgainstWords(elements, one!, words)).toBe(reason)
  })
})
