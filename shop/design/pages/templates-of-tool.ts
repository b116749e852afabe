/** What the tool knows of ready-made designs when it opens. */
import {
  RugTemplateDocument,
  TemplateDocumentDocument,
  TemplatesOfToolDocument,
} from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import type { ListedTemplate } from '../editor/taking-templates.ts'

/** Name of the SKU in an address (RT-063). */
const FIELD = 'template_sku'
const SKU = /^[A-Z0-9-]{1,60}$/

/** The SKU of the ready-made design that an address asks for; empty for one that no design can have; undefined for none. */
export function templateSkuIn(asked: URLSearchParams): string | undefined {
  const sku = asked.get(FIELD)?.trim().toUpperCase()
  if (!sku) return undefined
  return SKU.test(sku) ? sku : ''
}

/** All for a family, in the order of a gallery. */
export async function templatesOfTool(api: Api, family: string): Promise<ListedTemplate[]> {
  const { readymadeTemplates } = await api.send(TemplatesOfToolDocument, { family })
  return (readymadeTemplates ?? []).flatMap((one) => {
    if (!one?.template_sku) return []
    return {
      sku: one.template_sku,
      name: one.template_name ?? '',
      category: one.template_category ?? '',
      occasions: one.template_occasions,
      picture: one.custom_image ?? '',
    }
  })
}

/** G-15: what an address opens with, and what its head says; undefined where the family has no such design. */
export async function templateOfAddress(api: Api, sku: string, family: string) {
  const [looked, found] = await Promise.all([
    api.send(RugTemplateDocument, { sku }),
    api.send(TemplateDocumentDocument, { sku }),
  ])
  const [head] = looked.readymadeTemplates ?? []
  const [template] = found.readymadeTemplates ?? []
  if (!head || !template?.template_document || template.product_type !== family) return undefined
  return {
    name: head.template_name ?? '',
    document: template.template_document,
    picture: template.custom_image ?? undefined,
    title: head.meta_title ?? undefined,
    description: head.meta_description ?? undefined,
    keywords: head.meta_keywords ?? undefined,
  }
}

export type TemplateOfAddress = NonNullable<Awaited<ReturnType<typeof templateOfAddress>>>
