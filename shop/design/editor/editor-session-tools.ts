/** The session's tools in a real browser with the real shop behind it. */
import type { ProductRecord } from '#packages/product/record.ts'
import { formatSku } from '#packages/product/sku.ts'
import {
  CreateDesignDocument,
  SaveDesignDocument,
  TemplateDocumentDocument,
} from '#shop/generated/client/graphql.ts'
import { browserApi } from '#shop/request/browser-api.ts'
import { paths } from '#shop/routing/paths.ts'
import { deviceTexts, keepsCookies } from '#ui/device.ts'
import { askToLast, localTextNames } from '#ui/device-lasting.ts'
import { localFiles } from '../../photos/local-files.ts'
import { lookAt, pictureAt, release } from '../../photos/look.ts'
import { send } from '../../photos/send.ts'
import { arrivedPhoto, shopPhotos } from '../../photos/shop-photos.ts'
import { triedPhotos } from '../../photos/tried-photos.ts'
import { KEEP_DESIGNS } from '../rules/keep-address.ts'
import type { OrderedPiece } from '../rules/ordered-piece.ts'
import type { Draft } from './draft/draft.ts'
import type { EditorSessionTools } from './editor-session.ts'
import { createPhotoFilter } from './filtered/filter-photo-copy.ts'
import { shopFonts } from './font-source.ts'
import { savedDesignOf } from './saving/design-answers.ts'
import { localDrafts } from './saving/local-drafts.ts'
import type { SaveAnswer } from './saving/saver.ts'

export interface OpenedFrom {
  /** A line of the cart, or a piece of an order: it stays in the address. */
  line: string | undefined
  ordered: OrderedPiece | undefined
  /** SKU of the product page, which a design keeps that is begun here; the shop checks it. */
  page: string | undefined
}

export function editorSessionTools(record: ProductRecord, from: OpenedFrom): EditorSessionTools {
  const { line, ordered, page } = from
  return {
    look: lookAt,
    release,
    pictureAt,
    files: localFiles(),
    send,
    arrived: arrivedPhoto,
    photos: shopPhotos,
    templateDocument,
    tried: triedPhotos(),
    photoFilter: createPhotoFilter(),
    fonts: shopFonts,
    drafts: localDrafts(deviceTexts('local'), localTextNames, record),
    keepDesigns,
    askToLast,
    save: (draft, base) => saveDesign(record, { draft, page }, base),
    wait,
    newId: () => crypto.randomUUID(),
    onKey(design) {
      // Not a navigation: a reload, a closed tab or a copied address finds the design.
      history.replaceState(
        history.state,
        '',
        paths.designTool({ design, ...(line !== undefined && { line }), ...ordered }, record.toolPath),
      )
    },
  }
}

async function saveDesign(
  record: ProductRecord,
  { draft, page }: { draft: Draft; page: string | undefined },
  base: { key: string; version: number } | undefined,
): Promise<SaveAnswer> {
  const content = {
    sku: formatSku(record, draft.choice),
    document: JSON.stringify(draft.design),
    title: draft.title || null,
  }
  const begin = () => createDesign({ ...content, parent_sku: page ?? null })
  if (!base) return begin()
  const input = { key: base.key, base_version: base.version, ...content }
  const { saveDesign: answer } = await browserApi.send(SaveDesignDocument, { input })
  switch (answer.__typename) {
    case 'Design':
      return { kind: 'saved', key: answer.key, version: answer.version }
    case 'DesignInvalid':
      return { kind: 'invalid', message: answer.message }
    case 'DesignNotFound':
      return begin()
    case 'DesignChangedElsewhere': {
      const current = savedDesignOf(record, answer.current)
      return current ? { kind: 'elsewhere', current } : begin()
    }
  }
}

/** @throws Error while the shop is out of reach */
async function templateDocument(sku: string): Promise<string | undefined> {
  const { readymadeTemplates } = await browserApi.send(TemplateDocumentDocument, { sku })
  return readymadeTemplates?.[0]?.template_document ?? undefined
}

/** Without cookies the keys stay where they are, and are found there as long as the browser keeps them. */
async function keepDesigns(keys: readonly string[]): Promise<boolean> {
  if (!keepsCookies()) return false
  const body = new URLSearchParams(keys.map((key) => ['design', key]))
  const post = () => fetch(KEEP_DESIGNS, { method: 'POST', body })
  try {
    // One tab after the other: two first ones at once would get a portfolio each, and the browser one cookie.
    const canWait = 'locks' in navigator
    const answer = await (canWait ? navigator.locks.request('keepsake-portfolio', post) : post())
    return answer.ok
  } catch {
    // Out of reach: tried again at the next save, and when the tool opens again.
    return false
  }
}

async function createDesign(content: {
  sku: string
  document: string
  title: string | null
  parent_sku: string | null
}): Promise<SaveAnswer> {
  const { createDesign: answer } = await browserApi.send(CreateDesignDocument, { input: content })
  if (answer.__typename === 'DesignInvalid') return { kind: 'invalid', message: answer.message }
  return { kind: 'saved', key: answer.key, version: answer.version }
}

function wait(ms: number) {
  let cut: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    cut = resolve
    setTimeout(resolve, ms)
  })
  return { done, cut: () => cut() }
}
