import type { Resolvers, ReadymadeTemplate as TemplateInContract } from '../generated/resolvers.ts'
import { findTemplate, findTemplates, type ReadymadeTemplate } from './store.ts'

export const templatesResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    async readymadeTemplates(_, { product_type, template_category, template_sku }, { db }) {
      if (typeof template_sku === 'string') {
        const found = await findTemplate(db, template_sku)
        const isAsked =
          (product_type ?? found?.productType) === found?.productType &&
          (template_category ?? found?.category) === found?.category
        return found && isAsked ? [inContract(found)] : []
      }
      const found = await findTemplates(db, {
        productType: product_type ?? undefined,
        category: template_category ?? undefined,
      })
      return found.map(inContract)
    },
  },
}

function inContract(template: ReadymadeTemplate): TemplateInContract {
  return {
    template_id: String(template.id),
    template_sku: template.sku,
    template_name: template.name,
    template_category: template.category,
    template_occasions: template.occasions,
    custom_image: template.pictureUrl,
    template_description: template.description,
    product_size: template.productSize,
    product_type: template.productType,
    product_shape: template.productShape,
    product_material: template.productMaterial,
    meta_title: template.metaTitle,
    meta_description: template.metaDescription,
    meta_keywords: template.metaKeywords,
    template_document: template.document ? JSON.stringify(template.document) : null,
  }
}
