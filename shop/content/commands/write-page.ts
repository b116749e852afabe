import { cleanHtml } from '#packages/rich-text/clean-html.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { type OfferContents, offerFields } from '../../marketing/rules/offer-contents.ts'
import { putBlock, putPage } from '../pages-store.ts'
import type { cmsBlocks, cmsPages } from '../tables.ts'

export type PageWritten = Omit<typeof cmsPages.$inferInsert, 'id' | 'updatedAt'>
export type BlockWritten = Omit<typeof cmsBlocks.$inferInsert, 'id' | 'updatedAt'>

interface Deps {
  db: Queryable
  clock: Clock
}

/** Staff write a page. SH-12: HTML that is not on the allow-list is removed before it is stored. */
export async function writePage({ db, clock }: Deps, page: PageWritten): Promise<void> {
  await putPage(db, {
    ...page,
    content: cleanHtml(page.content ?? ''),
    offerContents: cleanOffers(page.offerContents ?? {}),
    updatedAt: clock.now(),
  })
}

/** Staff write a content block. */
export async function writeBlock({ db, clock }: Deps, block: BlockWritten): Promise<void> {
  await putBlock(db, { ...block, content: cleanHtml(block.content), updatedAt: clock.now() })
}

/** Every field cleaned; those that hold nothing are left out. */
export function cleanOffers(contents: OfferContents): OfferContents {
  const filled = offerFields.flatMap((field) => {
    const html = contents[field]
    return html === undefined ? [] : [[field, cleanHtml(html)] as const]
  })
  return Object.fromEntries(filled)
}
