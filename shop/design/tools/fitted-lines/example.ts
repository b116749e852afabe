/**
 * The lines that a roll begins with: stops around Sydney. An element that has an id of the example and still says what the
 * example says was not written by the shopper; nothing else in the document has to tell it.
 */
import type { Surface, TextElement } from '#packages/design-document/design.ts'

const STOPS = [
  'Circular Quay',
  'Coogee',
  'Parramatta',
  'Manly',
  'Watsons Bay',
  'Newtown',
  'Bondi Beach',
  'Cronulla',
]

export const EXAMPLE = STOPS.map((stop, place) => ({ id: `example-${place + 1}`, text: stop.toUpperCase() }))

const texts = new Map(EXAMPLE.map(({ id, text }) => [id, text]))

/** Whether a line is still as the example has it. */
export const isExample = ({ id, text }: Pick<TextElement, 'id' | 'text'>): boolean => texts.get(id) === text

/** Lines of a surface that are still as the example has them. */
export const examplesOn = ({ elements }: Pick<Surface, 'elements'>): TextElement[] =>
  elements.filter((element): element is TextElement => element.type === 'text' && isExample(element))
