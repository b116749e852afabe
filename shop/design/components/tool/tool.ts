/**
 * The descriptor of a kind of design tool: what its screen has beside the board, the saving and the buying, which all kinds
 * share. Each is a folder of `shop/design/tools/`; the record of a family names the one that opens it.
 */
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { DesignElement } from '#packages/design-document/design.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import type { FamilyWords } from '#packages/product/words.ts'
import type { ShapedScene } from '#shop/scenes/rules/print-scene.ts'
import type { Arrangement } from '../../editor/arrangement.ts'
import type { ReadinessCheck } from '../../editor/readiness/check.ts'
import type { GuideLine, GuidesProps } from './guide-lines.ts'

export interface Tool {
  /** As records name it, and the name of its folder. */
  readonly name: string
  /** In the order of a phone's tabs. */
  readonly panels: readonly ToolPanel[]
  /** Ways to see the piece as it will be, beside the flat surface. */
  readonly views: readonly ToolView[]
  readonly viewWords: (record: ProductRecord) => ViewWords
  /** What is looked at before a design is printed, in this order. */
  readonly checks: readonly ReadinessCheck[]
  /** Where the tool places things itself, instead of the shopper. */
  readonly arrangement?: Arrangement
  /** Lines above the picture: where it is cut or folded, and what stays clear. None where the tool keeps clear of all that. */
  readonly Guides?: ComponentType<GuidesProps>
  /** Of the surface that is open, in the order under the board. */
  readonly guideLines: (figures: SurfaceFigures) => readonly GuideLine[]
}

/** What can be done to the design, beside the board on a desktop and below it on a phone. */
export interface ToolPanel {
  /** Names it within its tool. */
  readonly name: string
  /** Under its icon. */
  readonly label: string
  /** Over it, where there is room, and for whoever hears it. */
  readonly title: string
  readonly icon: LucideIcon
  readonly Panel: ComponentType<{ className?: string }>
  /** The kind of element that is changed here: selecting one opens the panel. */
  readonly edits?: DesignElement['type']
  /** Where a desktop has room for it beside other panels; it has a tab of its own there when left out. */
  readonly onDesktop?: 'tray' | { readonly under: string }
}

/** What decides whether a piece can be seen in a view. */
export interface SeenPiece {
  readonly record: ProductRecord
  /** A photograph of the piece in the shape of the design, if there is one. */
  readonly scene: ShapedScene | undefined
}

export type ToolView = {
  /** Names it within its tool. */
  readonly name: string
  /** Among the other views: "Our room". */
  label(words: FamilyWords): string
  shows(piece: SeenPiece): boolean
  /** Names the part of the screen that shows it, where the tool's own words for its views are not true of it. */
  readonly region?: string
} & (
  | { readonly View: ComponentType }
  /** Fetched when somebody reaches for it. */
  | { load(): Promise<ComponentType> }
)

/** What a shopper reads of the views of a tool together. */
export interface ViewWords {
  /** The button that leads from the flat surface to the views, and the one that leads back. */
  readonly see: string
  readonly back: string
  readonly icon: LucideIcon
  /** Names the part of the screen that shows a view. */
  readonly region: string
}
