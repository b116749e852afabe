/** One visit to the design tool: opens the design, and lets editor, photos and saving hear of each other. */
import type { ShapedScene } from '#shop/scenes/rules/print-scene.ts'
import { createStore, type Store } from '../../../ui/store.ts'
import { missingWords, passingIdOf } from '../../photos/carry.ts'
import { createPhotoUploads, type PhotoUploads, type PhotoUploadTools } from '../../photos/photo-uploads.ts'
import { PASSING, photoIn, type TrayPhoto } from '../../photos/tray.ts'
import type { TriedPhoto, TriedPhotos } from '../../photos/tried-photos.ts'
import type { ShopPhoto } from '../../photos/uploaded-photo.ts'
import { reasonAgainstText } from '../rules/design-limits.ts'
import { asPlaced, photosOf } from '../rules/photos-of.ts'
import { arrangedDraft } from './arrangement.ts'
import { addText, inkFor, NEW_TEXT } from './changes/add-text.ts'
import { type Draft, figuresOf, isEmptyDesign } from './draft/draft.ts'
import { createEditor, type Editor } from './editor.ts'
import type { PhotoFilter } from './filtered/filter-photo-copy.ts'
import { createFilteredPictures, type FilteredPictures } from './filtered/filtered-pictures.ts'
import { createFontCache, type FontCache, type FontSource } from './font-cache.ts'
import { type EditorInput, initialStateOf, type OtherDesign } from './initial-state.ts'
import { fetchLetters } from './measure-of.ts'
import { INK, PAPER } from './palette.ts'
import { photoPlacement } from './photo-placement.ts'
import { followEdits } from './saving/follow-edits.ts'
import { type FormerDesign, saveAside } from './saving/former-design.ts'
import { portfolioKeeper } from './saving/keep-in-portfolio.ts'
import type { LocalDraft, LocalDrafts } from './saving/local-drafts.ts'
import { createSaver, type Saver, type SaveTools, withoutUnknownPhotos } from './saving/saver.ts'
import { type ListedTemplate, type Taken, templateTaker } from './taking-templates.ts'
import { createView, type View } from './view.ts'

export interface EditorSessionTools extends PhotoUploadTools, Pick<SaveTools, 'save' | 'wait'> {
  fonts: FontSource
  drafts: LocalDrafts
  /** Gives keys to the cookie of this browser; whether it holds them now. Never throws. */
  keepDesigns(keys: readonly string[]): Promise<boolean>
  /** There is something to lose: asks the browser to keep it. */
  askToLast(): void
  tried: Pick<TriedPhotos, 'settle' | 'drop'>
  photoFilter: PhotoFilter
  /** The document of a ready-made design by its SKU; undefined where the shop has it no longer. */
  templateDocument(sku: string): Promise<string | undefined>
  /** Photos of the shop by key. */
  photos(keys: readonly string[]): Promise<readonly ShopPhoto[]>
  /** The design has its key: the address can show it. */
  onKey(key: string): void
}

export interface EditorSession {
  /** As the server drew it: nothing is acted on yet, and what is chosen waits for the session that follows. */
  readonly isServerRendered?: boolean
  readonly editor: Editor
  readonly uploads: PhotoUploads
  readonly saver: Saver
  readonly fontCache: FontCache
  readonly filtered: Pick<FilteredPictures, 'made'>
  readonly view: Store<View>
  readonly scenes: readonly ShapedScene[]
  /** A design of this device alone that the shopper may go on with instead of starting anew. */
  readonly offered: LocalDraft | undefined
  /** The same, of the shop. */
  readonly latest: FormerDesign | undefined
  /** One of another product, which may go on as one of this. */
  readonly other: OtherDesign | undefined
  /** The same, where the design began with the photo of a product page: no empty board offers it then. */
  readonly besidePhoto: OtherDesign | undefined
  /** The design of this device that a new one, begun with the photo of a product page, took the place of. */
  readonly former: Store<FormerDesign | undefined>
  /** Takes files in. They go on the sides that are free, the first on the open one in any case when `place` says so. */
  addPhotos(files: readonly File[], options?: { place?: boolean }): void
  /** Stops an upload, or clears away a refused file; what it left on the board goes too. */
  dropPhoto(id: string): void
  /** Puts a photo of the tray on the board. */
  placeOnBoard(photo: TrayPhoto): void
  addText(): void
  /** An id for a new element. */
  newId(): string
  /** Ready-made designs for this product, in the order of a gallery. */
  readonly templates: readonly ListedTemplate[]
  /** Puts a ready-made design on the board: one step, which undo takes back. */
  takeTemplate(template: Pick<ListedTemplate, 'sku' | 'name'>): Promise<Taken>
  goOnWith(kept: LocalDraft): void
  /** Gives up the present draft for the newer one of another device. */
  takeNewer(): void
  /** Writes what is not written yet; for the moment the page goes away. */
  keepNow(): void
  close(): void
}

const FIRST_FONT = 'Butler'
const NEW_INKS = { pale: PAPER, dark: INK }

export function openEditorSession(input: EditorInput, tools: EditorSessionTools): EditorSession {
  const { draft, base, isUnsaved, resumed, carried, isCarriedNew, isRefitted, ...others } = initialStateOf(
    input,
    tools.drafts,
  )
  const former = createStore(others.former)
  if (isCarriedNew || isRefitted || input.template) tools.drafts.setAside()
  const fontCache = createFontCache(tools.fonts)
  const arranged = (draft: Draft) => arrangedDraft(draft, input.arrangement, fontCache.fonts.get())
  const editor = createEditor(input.record, draft, arranged)
  /** What the visit began with, while that is nobody's work yet. */
  let untouched = resumed || base || isRefitted ? undefined : draft
  const view = createView()
  const placement = photoPlacement(editor, tools.newId)

  const uploads = createPhotoUploads(
    { ...tools, newId: () => `${PASSING}${tools.newId()}` },
    {
      onReady: placement.ready,
      onArrived(from, photo) {
        placement.arrived(from, photo)
        if (carried && from === passingIdOf(carried)) void tools.tried.settle(carried.id, photo.id)
        editor.announce([`${photo.name} is uploaded.`, ...photo.notices].join(' '))
      },
      onRefused(photo, message) {
        if (carried && photo.id === passingIdOf(carried)) void tools.tried.drop(carried.id)
        placement.takeBack(photo.id)
        editor.announce(`${photo.name}: ${message}`)
      },
    },
  )

  const saver = createSaver(
    {
      save: tools.save,
      wait: tools.wait,
      savable: (draft) => withoutUnknownPhotos(draft, hasArrived),
    },
    base,
  )

  function hasArrived(photo: string): boolean {
    const found = photoIn(uploads.tray.get(), photo)
    // A key that the tray does not know came with the design itself, from the shop.
    return found ? found.upload.kind === 'arrived' : !photo.startsWith(PASSING)
  }

  const portfolio = portfolioKeeper(tools.drafts, tools.keepDesigns)
  const follower = followEdits({
    editor,
    tray: uploads.tray,
    saver,
    drafts: tools.drafts,
    portfolio,
    hasArrived,
    isUntouched: (draft) => isEmptyDesign(draft.design) || draft === untouched,
    onFirstEdit: tools.askToLast,
    onEdit: (draft) => void fetchFonts(draft),
    onKey: tools.onKey,
  })
  const filtered = createFilteredPictures({ make: tools.photoFilter.make, release: tools.release })
  const followPhotos = () =>
    filtered.follow(editor.draft().design, (photo) => photoIn(uploads.tray.get(), photo)?.picture)
  const stops = [
    editor.subscribe(followPhotos),
    uploads.tray.subscribe(followPhotos),
    fontCache.fonts.subscribe(arrangeAgain),
    follower.stop,
  ]

  /** Letters have arrived. That is no edit: what nobody has touched is not saved for it, and undo does not take it back. */
  function arrangeAgain() {
    const before = editor.draft()
    const after = arranged(before)
    if (after === before) return
    if (before === untouched) {
      untouched = after
      follower.adopt(after)
    }
    editor.settle((draft) => (draft === before ? after : arranged(draft)))
  }

  async function fetchFonts(draft: Draft) {
    // What the shop cannot give now is asked for again at the next change.
    await fetchLetters(fontCache, draft.design).catch(() => undefined)
  }

  async function bringPhotos({ photos }: LocalDraft) {
    const missing = await uploads.goOn(photos.filter((photo) => !photo.hasArrived))
    if (missing.length > 0) {
      editor.settle((draft) => withoutUnknownPhotos(draft, (photo) => !missing.includes(photo)))
      editor.announce('A photo had not reached us and is no longer on this device. Please add it again.')
    }
    const arrived = photos.filter((photo) => photo.hasArrived && !photoIn(uploads.tray.get(), photo.id))
    if (arrived.length > 0) uploads.show(await tools.photos(arrived.map(({ id }) => id)))
  }

  async function bring(photo: TriedPhoto) {
    if (photo.kind === 'file') {
      placement.expect([passingIdOf(photo)])
      uploads.takeAs(passingIdOf(photo), photo.file)
      return
    }
    try {
      uploads.show(await tools.photos([photo.key]))
    } catch {
      // Out of reach: said below.
    }
    const shown = photoIn(uploads.tray.get(), photo.key)
    if (shown) placement.place(shown)
    else sayMissing('away')
  }

  function sayMissing(why: keyof typeof missingWords) {
    view.set((now) => ({ ...now, missing: missingWords[why] }))
  }

  /** Photos that another device added. */
  async function showMissing(draft: Draft) {
    const unknown = photosOf(draft.design).filter((photo) => !photoIn(uploads.tray.get(), photo))
    if (unknown.length > 0) uploads.show(await tools.photos(unknown))
  }

  if (input.instead) view.set((now) => ({ ...now, missing: input.instead }))
  const brought = input.saved ?? input.source
  if (brought) uploads.show(asPlaced(brought.photos, draft.design))
  if (resumed) void bringPhotos(resumed)
  if (isUnsaved) saver.changed(editor.draft())
  if (carried && isCarriedNew) void bring(carried)
  if (input.carried && input.carried.kind !== 'found') sayMissing(input.carried.kind)
  const key = saver.base()?.key
  if (key !== undefined && !input.isInPortfolio) portfolio.keep(key)
  else portfolio.hurry()
  void saveAside(tools.drafts, tools.save).then((saved) => {
    if (!saved?.base) return
    portfolio.keep(saved.base.key)
    if (isCarriedNew || input.template) former.set(() => saved)
  })
  void fetchFonts(editor.draft())

  return {
    editor,
    uploads,
    saver,
    fontCache,
    filtered,
    view,
    scenes: input.scenes,
    former,
    offered: others.offered,
    latest: others.latest,
    other: input.other,
    besidePhoto: carried && input.other,
    addPhotos(files, { place = false } = {}) {
      const left = placement.expect(uploads.take(files), { instead: place })
      if (left > 0)
        editor.announce(left === 1 ? 'A photo is in your tray.' : `${left} photos are in your tray.`)
    },
    dropPhoto(id) {
      uploads.remove(id)
      placement.takeBack(id)
    },
    placeOnBoard: placement.place,
    addText() {
      if (reasonAgainstText(editor.face().elements, NEW_TEXT.length) !== undefined) return
      const id = tools.newId()
      const face = editor.face()
      const { panels = [] } = figuresOf(editor.record, editor.draft(), face)
      const within = panels[Math.floor(panels.length / 2)]
      const colour = inkFor(face, { ...NEW_INKS, within })
      const words = { id, text: NEW_TEXT, font: FIRST_FONT, colour, within }
      editor.changeFace((face) => addText(face, words), {
        label: 'add text',
        announce: 'Text added.',
        select: id,
      })
    },
    newId: tools.newId,
    templates: input.templates ?? [],
    takeTemplate: templateTaker(editor, tools.templateDocument),
    goOnWith(kept) {
      editor.open(kept.draft)
      void bringPhotos(kept)
    },
    takeNewer() {
      const state = saver.state.get()
      if (state.kind !== 'elsewhere') return
      const { current } = state
      saver.adopt(current)
      follower.adopt(current.draft)
      editor.open(current.draft)
      void fetchFonts(current.draft)
      void showMissing(current.draft)
      follower.keepNow()
    },
    keepNow: follower.keepNow,
    close() {
      follower.keepNow()
      for (const stop of stops) stop()
      filtered.close()
      tools.photoFilter.close()
      uploads.close()
    },
  }
}
