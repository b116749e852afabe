/** What a visit to the design tool begins with. Pure, but for what it reads of this device. */
import { openingChoice } from '#packages/product/opening-choice.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import type { ShapedScene } from '#shop/scenes/rules/print-scene.ts'
import { beganWith } from '../../photos/carry.ts'
import type { FoundPhoto, TriedPhoto } from '../../photos/tried-photos.ts'
import type { ShopPhoto } from '../../photos/uploaded-photo.ts'
import { type Arrangement, begunDraft } from './arrangement.ts'
import { chooseOptions } from './changes/choose-options.ts'
import { type Draft, emptyDraft } from './draft/draft.ts'
import type { FormerDesign } from './saving/former-design.ts'
import type { LocalDraft, LocalDrafts } from './saving/local-drafts.ts'
import type { SavedDesign } from './saving/saver.ts'
import type { ListedTemplate } from './taking-templates.ts'

/** What the page knows when the tool opens. */
export interface EditorInput {
  record: ProductRecord
  /** In which designs of the product can be seen. */
  scenes: readonly ShapedScene[]
  /** Of a tool that places everything itself. */
  arrangement?: Arrangement | undefined
  /** From the product page; the record's first choice when the shopper comes without one. */
  choice: Choice | undefined
  /** A design opened by its key, with the photos in it. */
  saved: { design: SavedDesign; photos: readonly ShopPhoto[] } | undefined
  /** Whether the cookie of this browser holds the key of the saved design. */
  isInPortfolio?: boolean
  /** What the cookie of this browser holds, changed last. */
  latest?: FormerDesign | undefined
  /** What a new design begins with: one of another product, refitted to this one, and its photos. */
  source?: { draft: Draft; photos: readonly ShopPhoto[] } | undefined
  /** A ready-made design that a new one begins with, fitted to the choice. */
  template?: Draft | undefined
  /** Ready-made designs for the product. */
  templates?: readonly ListedTemplate[]
  /** The design of another product that this browser changed last. */
  other?: OtherDesign | undefined
  /** A photo tried on the product page: a new design begins with it. */
  carried?: FoundPhoto | undefined
  /** Why the tool opens with something else than the address asks for. */
  instead?: string | undefined
}

/** A design that goes on as one of this product, if the shopper wants it to. */
export interface OtherDesign {
  key: string
  title: string
  /** SKU of this product's page, which the tool was opened from. */
  page?: string | undefined
}

export interface InitialState {
  draft: Draft
  /** The shop's copy that the draft is saved over. */
  base: SavedDesign | undefined
  /** Whether the draft holds more than the shop has. */
  isUnsaved: boolean
  /** What this device kept of the draft: its photos may still be on their way. */
  resumed: LocalDraft | undefined
  /** The photo of the product page that the design begins with. */
  carried: TriedPhoto | undefined
  /** Whether the draft does not hold that photo yet. */
  isCarriedNew: boolean
  /** Whether the draft was begun with a design of another product. */
  isRefitted: boolean
  /** The design of this device that the new one takes the place of. */
  former: FormerDesign | undefined
  /** A design of this device alone that the shopper may go on with instead of starting anew. */
  offered: LocalDraft | undefined
  /** The same, of the shop. */
  latest: FormerDesign | undefined
}

/** A design of the shop, as this device left it; or a new one, with the photo of a product page if there is one. */
export function initialStateOf(input: EditorInput, drafts: Pick<LocalDrafts, 'of' | 'last'>): InitialState {
  if (input.saved) return initialStateOfSaved(input.saved.design, drafts, input.arrangement)
  const { record, choice = openingChoice(record), source } = input
  if (source) {
    const draft = begunDraft(source.draft, input.arrangement)
    return { ...NOTHING, draft, isUnsaved: true, isRefitted: true }
  }
  const begun = input.template ?? emptyDraft(record, choice)
  const empty = { ...NOTHING, draft: begunDraft(begun, input.arrangement) }
  const kept = drafts.of(undefined)
  const last = drafts.last()
  const latest = last ?? input.latest
  if (input.template && input.carried?.kind !== 'found') return { ...empty, former: latest }
  if (input.carried?.kind !== 'found') {
    return latest?.base ? { ...empty, latest } : { ...empty, offered: last ?? kept }
  }
  const carried = input.carried.photo
  if (input.template || !kept || !beganWith(kept, carried)) {
    return { ...empty, carried, isCarriedNew: true, former: latest }
  }
  return { ...NOTHING, draft: inChoice(kept.draft, record, choice), carried, resumed: kept, isUnsaved: true }
}

function initialStateOfSaved(
  design: SavedDesign,
  drafts: Pick<LocalDrafts, 'of'>,
  arrangement: Arrangement | undefined,
): InitialState {
  const resumed = drafts.of(design.key)
  const draft = begunDraft(design.draft, arrangement)
  const initial = { ...NOTHING, draft, base: design, resumed, isUnsaved: draft !== design.draft }
  if (!resumed || resumed.isSaved) return initial
  const base = resumed.base ? { ...design, version: resumed.base.version } : design
  return { ...initial, draft: resumed.draft, base, isUnsaved: true }
}

const NOTHING = {
  base: undefined,
  isUnsaved: false,
  resumed: undefined,
  carried: undefined,
  isCarriedNew: false,
  isRefitted: false,
  former: undefined,
  offered: undefined,
  latest: undefined,
} satisfies Omit<InitialState, 'draft'>

/** Another size may have been chosen on the product page meanwhile. */
function inChoice(draft: Draft, record: ProductRecord, choice: Choice): Draft {
  const isSame = formatSku(record, draft.choice) === formatSku(record, choice)
  return isSame ? draft : chooseOptions(draft, { record, choice })
}
