/** The shop's answers about designs and photos, in the editor's own words. */

import { parseDesign } from '#packages/design-document/migrate.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import type { WorkingDesignFragment } from '#shop/generated/client/graphql.ts'
import { photosOf } from '../../rules/photos-of.ts'
import { chooseOptions } from '../changes/choose-options.ts'
import type { FormerDesign } from './former-design.ts'
import type { SavedDesign } from './saver.ts'

/**
 * A saved design, ready to open; undefined when the document cannot be read.
 *
 * A SKU that is no longer made opens in the nearest thing that is: the first choice of the record, refitted.
 */
export function savedDesignOf(
  record: ProductRecord,
  { key, is_shared: isShared, version, sku, title, document }: WorkingDesignFragment,
): SavedDesign | undefined {
  const parsed = parseDesign(JSON.parse(document))
  if (parsed.kind === 'refusal') return undefined
  const choice = parseSku(record, sku)
  const draft = { design: parsed.design, title: title ?? '', choice: firstChoice(record) }
  return {
    key,
    isShared,
    version,
    draft:
      choice.kind === 'choice'
        ? { ...draft, choice: choice.choice }
        : chooseOptions(draft, { record, choice: draft.choice }),
  }
}

/** What the browser's portfolio says of a design; undefined for one that another tool opens. */
export function formerDesignOf(
  record: ProductRecord,
  { key, sku, title }: { key: string; sku: string; title?: string | null },
): FormerDesign | undefined {
  const parsed = parseSku(record, sku)
  return parsed.kind === 'choice'
    ? { base: { key }, draft: { title: title ?? '', choice: parsed.choice } }
    : undefined
}

/** Keys of the photos in a document, each once. */
export function photosInDocument(document: string): string[] {
  const parsed = parseDesign(JSON.parse(document))
  return parsed.kind === 'design' ? photosOf(parsed.design) : []
}
