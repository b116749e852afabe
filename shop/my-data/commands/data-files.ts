/** The files of a customer's copy of their data, each made while it is sent. Nothing of it is held or stored. */
import type { Database } from '#platform/database/pool.ts'
import { FileNotStored, type Storage } from '#platform/storage/storage.ts'
import { photoFileKey } from '../../design/rules/photo-storage.ts'
import { photosByKeys, photosSentBy } from '../../design/store.ts'
import {
  MyDataAccountDocument,
  MyDataBalancesDocument,
  MyDataCartDocument,
  MyDataDesignDocument,
  MyDataDesignsDocument,
  MyDataOrdersDocument,
  MyDataPointsDocument,
  MyDataReferralsDocument,
  MyDataTicketsDocument,
} from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { photosOfReviewsBy } from '../../reviews/picture-store.ts'
import { filesOfCustomer } from '../../tickets/file-store.ts'
import { type Folder, placedFileName } from '../rules/file-names.ts'
import { listed, photoKeysIn } from '../rules/json-pieces.ts'

export interface DataFile {
  name: string
  input: AsyncIterable<string | Uint8Array>
}

interface Deps {
  db: Database
  storage: Pick<Storage, 'stream'>
  /** Asks as the customer: what it answers is theirs. */
  api: Api
  customerId: number
  /** Aborted when nobody reads the copy any more: closes the file that is open. */
  signal: AbortSignal
}

/** More pages than anybody has. */
const MAX_PAGES = 1_000
/** Photos that one copy holds, and as many pictures of reviews. */
const MAX_PHOTOS = 5_000
/** Files of tickets that one copy holds. */
const MAX_TICKET_FILES = 5_000
const AT_ONCE = 100

export async function* dataFiles(deps: Deps): AsyncGenerator<DataFile> {
  const { api } = deps
  /** Of all designs that were written so far. */
  const photoKeys = new Set<string>()
  const left: string[] = []
  yield { name: 'account.json', input: whole(api.send(MyDataAccountDocument, {})) }
  yield { name: 'orders.json', input: listed(orders(api, photoKeys)) }
  yield { name: 'designs.json', input: listed(designs(api, photoKeys)) }
  yield { name: 'cart.json', input: cart(api, photoKeys) }
  yield { name: 'store-credit.json', input: listed(storeCredit(api)) }
  yield { name: 'points.json', input: whole(api.send(MyDataPointsDocument, {})) }
  yield { name: 'referrals.json', input: listed(referrals(api)) }
  yield { name: 'tickets.json', input: listed(tickets(api)) }
  yield* ticketFiles(deps, left)
  yield* reviewPictures(deps, left)
  yield* photoFiles(deps, 'photos', [...photoKeys].slice(0, MAX_PHOTOS), left)
  left.push(...[...photoKeys].slice(MAX_PHOTOS).map((key) => `${key} (more than ${MAX_PHOTOS} photos)`))
  yield { name: 'read-me.txt', input: readMe(left) }
}

async function* whole(answer: Promise<unknown>) {
  yield `${JSON.stringify(await answer, null, 2)}\n`
}

async function* orders(api: Api, photoKeys: Set<string>) {
  for (let page = 1, of = 1; page <= Math.min(of, MAX_PAGES); page += 1) {
    const { customer } = await api.send(MyDataOrdersDocument, { page })
    of = customer?.orders?.page_info?.total_pages ?? 0
    for (const order of customer?.orders?.items ?? []) {
      for (const line of order?.items ?? []) collect(line?.design_revision?.document, photoKeys)
      yield order
    }
  }
}

async function* designs(api: Api, photoKeys: Set<string>) {
  const { savedDesigns } = await api.send(MyDataDesignsDocument, {})
  for (const saved of savedDesigns) {
    const { design } = await api.send(MyDataDesignDocument, { key: saved.key })
    collect(design?.document, photoKeys)
    yield { ...saved, ...design }
  }
}

async function* cart(api: Api, photoKeys: Set<string>) {
  const { customer } = await api.send(MyDataCartDocument, {})
  const { itemsV2, saved_for_later: saved = [], ...typed } = customer?.customerCart ?? {}
  const lines = itemsV2?.items ?? []
  const savedForLater = saved.map(({ item }) => item)
  for (const line of [...lines, ...savedForLater]) collect(line?.design_revision?.document, photoKeys)
  yield* whole(Promise.resolve({ ...typed, lines, savedForLater }))
}

async function* storeCredit(api: Api) {
  for (let page = 1, of = 1; page <= Math.min(of, MAX_PAGES); page += 1) {
    const { customer } = await api.send(MyDataBalancesDocument, { page })
    const history = customer?.store_credit?.balance_history
    of = history?.page_info?.total_pages ?? 0
    yield* history?.items ?? []
  }
}

async function* referrals(api: Api) {
  for (let page = 1, of = 1; page <= Math.min(of, MAX_PAGES); page += 1) {
    const found = (await api.send(MyDataReferralsDocument, { page })).customer?.referrals
    of = found?.page_info.total_pages ?? 0
    if (page === 1 && found?.link) yield found.link
    yield* found?.items ?? []
  }
}

async function* tickets(api: Api) {
  for (let page = 1, of = 1; page <= Math.min(of, MAX_PAGES); page += 1) {
    const { customer } = await api.send(MyDataTicketsDocument, { page })
    of = customer?.tickets.page_info.total_pages ?? 0
    yield* customer?.tickets.items ?? []
  }
}

function collect(document: string | undefined, photoKeys: Set<string>): void {
  if (document !== undefined) for (const key of photoKeysIn(document)) photoKeys.add(key)
}

/**
 * The original of a photo that the customer sent while signed in. Of any other, the copy that everybody sees who has the
 * design: a design that somebody was shown holds the photos of somebody else.
 */
async function* photoFiles(
  deps: Deps,
  folder: Folder,
  keys: readonly string[],
  left: string[],
): AsyncGenerator<DataFile> {
  const { db, customerId } = deps
  let place = 0
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE)
    const [found, own] = await Promise.all([photosByKeys(db, some), photosSentBy(db, customerId, some)])
    for (const key of some) {
      const photo = found.get(key)
      if (!photo) continue
      place += 1
      const isOwn = own.has(photo.key)
      const input = await opened(deps, photoFileKey(photo, isOwn ? 'original' : 'display.jpg'))
      // What somebody else called a photo is theirs.
      const name = placedFileName(isOwn ? photo.fileName : '', {
        folder,
        place,
        ending: isOwn ? undefined : 'jpg',
      })
      if (input) yield { name, input }
      else left.push(`${name} (could not be read)`)
    }
  }
}

/** Also of reviews that are not shown. */
async function* reviewPictures(deps: Deps, left: string[]): AsyncGenerator<DataFile> {
  const keys = await photosOfReviewsBy(deps.db, deps.customerId, MAX_PHOTOS + 1)
  yield* photoFiles(deps, 'reviews', keys.slice(0, MAX_PHOTOS), left)
  if (keys.length > MAX_PHOTOS) left.push(`more than ${MAX_PHOTOS} pictures of reviews`)
}

/** Every file that the customer sent beside a message. */
async function* ticketFiles(deps: Deps, left: string[]): AsyncGenerator<DataFile> {
  const files = await filesOfCustomer(deps.db, deps.customerId, MAX_TICKET_FILES + 1)
  for (const [index, file] of files.slice(0, MAX_TICKET_FILES).entries()) {
    const input = await opened(deps, file.reference)
    const name = placedFileName(file.name, { folder: 'tickets', place: index + 1, ending: undefined })
    if (input) yield { name, input }
    else left.push(`${name} (could not be read)`)
  }
  if (files.length > MAX_TICKET_FILES) left.push(`more than ${MAX_TICKET_FILES} files of tickets`)
}

async function opened({ storage, signal }: Deps, key: string) {
  try {
    const file = await storage.stream(key)
    const close = () => void file.destroy()
    if (signal.aborted) close()
    signal.addEventListener('abort', close, { once: true })
    file.once('close', () => signal.removeEventListener('abort', close))
    return file
  } catch (error) {
    if (error instanceof FileNotStored) return undefined
    throw error
  }
}

async function* readMe(left: readonly string[]) {
  yield READ_ME
  if (left.length > 0) yield `\nNot in this copy:\n${left.map((one) => `- ${one}\n`).join('')}`
}

const READ_ME = `This is what the shop keeps about you under your account.

account.json       your details, addresses, newsletter, sessions, wishlists and reviews
orders.json        your orders, with the designs that were printed
designs.json       your saved designs; lengths in them are millimetres
cart.json          your cart, and what you saved for later
store-credit.json  every change of your store credit
points.json        your points and every change of them
referrals.json     your link to recommend us, and what came of it
tickets.json       what you have asked us in your account, and our answers
tickets            the files that you sent with it; of a photo in HEIC the JPEG that we made of it
reviews            the pictures of your reviews
photos             the photos in your orders, saved designs and cart

A photo that you sent while you were signed in is your own file, unchanged. Of any other you get the copy that the
design tool shows, at most 2048 pixels long.

Messages that you sent us in another way are in our mailbox. Ask for them on the contact page.
`
