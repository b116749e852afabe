import type { BrandCode } from '#shop/brands/brand.ts'
import type { TemplateDraft } from '#shop/templates/store.ts'
import type { FamilyTemplate } from '../families/read-templates.ts'
import { hashOf } from './hash-of.ts'

/** The ready-made designs that a brand shows, as the shop keeps them. */
export function templateDrafts(templates: readonly FamilyTemplate[], brand: BrandCode): TemplateDraft[] {
  return templates
    .filter(({ template }) => template.brands.includes(brand))
    .map(({ template, record, pages }) => {
      const contentHash = hashOf(template)
      return {
        sku: template.sku,
        name: template.name,
        productType: record.family,
        category: template.category,
        occasions: template.occasions,
        pictureUrl: `/media/templates/${template.sku}.webp?v=${contentHash.slice(0, 16)}`,
        description: template.description,
        productSize: template.made?.size ?? null,
        productShape: template.made?.shape ?? null,
        productMaterial: pages.attributes.material?.join(', ') ?? null,
        metaTitle: template.metaTitle,
        metaDescription: template.metaDescription,
        metaKeywords: template.metaKeywords,
        position: template.position,
        document: template.design,
        contentHash,
      }
    })
}
