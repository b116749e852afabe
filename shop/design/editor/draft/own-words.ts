import type { Surface, TextElement } from '#packages/design-document/design.ts'

/** Words that the shopper wrote, in their order on the side; not those that a ready-made design came with. */
export const wordsOfShopper = ({ elements }: Surface): TextElement[] =>
  elements.filter(
    (element): element is TextElement =>
      element.type === 'text' &&
      element.isExample === undefined &&
      element.group === undefined &&
      element.text.trim() !== '',
  )
