/** What is said of a photograph that shows the design. */
import { sideInWords } from '../draft/side-in-words.ts'

export interface SceneShown {
  piece: string
  /** Where the photograph shows it: "on a book". */
  seen: string
  /** Label of the side that is open. */
  open: string
  /** Labels of the sides that the photograph shows. */
  sides: readonly string[]
  /** One of these is cut into pieces: the photograph has the cut that it was taken with. */
  hasPieces?: boolean
}

const LIST = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** Goes on after the size: the design as it is now, unless the shopper works on a side that is out of sight. */
export function sceneInWords({ seen, open, sides, hasPieces }: Omit<SceneShown, 'piece'>): string {
  const instead = sidesInstead(open, sides)
  const shown = instead ? `${seen}. The photograph shows ${instead}.` : `${seen}, as your design is now.`
  return hasPieces ? `${shown} ${OTHER_CUT}` : shown
}

/** Said to whoever cannot see the photograph. */
export function sceneAnnounced({ piece, seen, open, sides, hasPieces }: SceneShown): string {
  const instead = sidesInstead(open, sides)
  const shown = instead
    ? `Your ${piece} is ${seen}. The photograph shows ${instead}, not ${sideInWords(open)}.`
    : `Your ${piece} is ${seen}. It follows every change.`
  return hasPieces ? `${shown} ${OTHER_CUT}` : shown
}

const OTHER_CUT = 'Its pieces are those of the photograph; yours are drawn on the design.'

/** The sides in sight where the open one is not among them; of many, as of a deck, the first ones and how many more. */
function sidesInstead(open: string, sides: readonly string[]): string | undefined {
  if (sides.length === 0 || sides.includes(open)) return undefined
  const isLong = sides.length > MOST_NAMED
  const named = sides.slice(0, isLong ? MOST_NAMED - 2 : undefined).map(sideInWords)
  return LIST.format(isLong ? [...named, `${sides.length - named.length} more`] : named)
}

const MOST_NAMED = 6
