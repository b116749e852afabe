/** What is checked before a design is printed. A tool lists its checks; they warn, and the shopper decides. */
import type { Concern } from '#packages/design-document/checks.ts'
import type { Design, Surface } from '#packages/design-document/design.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import type { FamilyWords } from '#packages/product/words.ts'
import type { Measure } from '../drawing.ts'

/** `poor` is a print that will look blurred. */
export type State = 'good' | 'look' | 'poor'

/** One thing that a check found. */
export interface Finding {
  readonly state: State
  readonly sentence: string
  /** Asks for an explicit yes before the cart. */
  readonly asks: boolean
  /** What the sentence is about, to open and select it. */
  readonly surface: string | undefined
  readonly elementId: string | undefined
}

/** A surface with its figures. */
export interface Face {
  readonly face: Surface
  readonly figures: SurfaceFigures
}

/** A surface as the checks look at it. */
export interface CheckedFace extends Face {
  /** What the document's own rules say of the surface. */
  readonly concerns: readonly Concern[]
  readonly measure: Measure
  /** The size in words. */
  readonly size: string
  readonly words: FamilyWords
  /** Whether the piece has several surfaces, so that a sentence has to say which one it is about. */
  readonly hasSides: boolean
}

/** Where findings of a check are put right. */
export interface Remedy {
  /** Name of a panel of the tool. */
  readonly panel: string
  /** The words that lead there. */
  readonly words: string
  /** Opening the surface is enough: the findings are about no element. */
  readonly isSurface?: boolean
}

export interface ReadinessCheck {
  readonly name: string
  readonly label: string
  readonly remedy: Remedy
  /** Whether there is such a check for a design; for every design when left out. */
  isFor?(design: Design): boolean
  /** What is wrong on any of the surfaces. */
  find(faces: readonly CheckedFace[]): readonly Finding[]
  /** What is said when nothing is wrong on any of the surfaces. */
  good(faces: readonly Face[], words: FamilyWords): string
}

/** Looks at each surface by itself. */
export const onEach =
  (find: (face: CheckedFace) => readonly Finding[]): ReadinessCheck['find'] =>
  (faces) =>
    faces.flatMap(find)

/** What a check says of a draft. */
export interface Check extends Pick<ReadinessCheck, 'name' | 'label' | 'remedy'> {
  /** Of its worst finding. */
  readonly state: State
  /** At least one, the worst first. A check that found nothing wrong says so in one sentence. */
  readonly findings: readonly [Finding, ...Finding[]]
}

/** A finding on a surface; the sentence names the surface where a piece has several. What is poor always asks. */
export function findingOn(
  { face, figures, hasSides }: CheckedFace,
  {
    state = 'look',
    sentence,
    elementId,
    asks = false,
  }: { state?: 'look' | 'poor'; sentence: string; elementId: string | undefined; asks?: boolean },
): Finding {
  const where = hasSides ? `${figures.label}: ` : ''
  return {
    state,
    sentence: where + sentence,
    asks: asks || state === 'poor',
    surface: face.name,
    elementId,
  }
}
