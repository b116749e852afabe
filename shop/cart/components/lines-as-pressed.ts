import type { CartLineView } from './cart-view.ts'
import { LINE_INTENTS } from './line-intents.ts'
import type { SavedLineView } from './saved-view.ts'
import { removedLineIn } from './use-removed-line.ts'

export interface PlacedLines {
  lines: readonly CartLineView[]
  saved: readonly SavedLineView[]
}

/** The lines of a cart as the forms that are on their way, the oldest first, leave them before the shop has answered. */
export const linesAsPressed = (placed: PlacedLines, forms: readonly FormData[]): PlacedLines =>
  forms.reduce(afterPress, placed)

function afterPress({ lines, saved }: PlacedLines, form: FormData): PlacedLines {
  const pressed = form.get('line')
  const leaves = removedLineIn(form)
  switch (form.get('intent')) {
    case LINE_INTENTS.save: {
      const comes = lines.filter(({ uid }) => uid === pressed)
      const formerCents = undefined
      return {
        lines: lines.filter(({ uid }) => uid !== pressed),
        saved: [...saved, ...comes.map((line) => ({ ...line, formerCents }))],
      }
    }
    case LINE_INTENTS.move:
      return {
        lines: [...lines, ...saved.filter(({ uid }) => uid === pressed)],
        saved: saved.filter(({ uid }) => uid !== pressed),
      }
    default:
      return {
        lines: lines.filter(({ uid }) => uid !== leaves),
        saved: saved.filter(({ uid }) => uid !== leaves),
      }
  }
}
