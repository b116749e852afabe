/** A department with more products than a page shows, of several families, as the shop will have once it has grown. */
import { addCategory } from '../../shop/catalogue/commands/add-category.ts'
import { addProducts } from '../../shop/catalogue/commands/add-products.ts'
import { inDatabase } from './shop-database.ts'

export const FILLED = { name: 'Wall and desk', path: '/wall-and-desk', products: 60, mugs: 20 }

/** Adds it to a shop that is running: 20 canvases, 20 mugs and 20 bookmarks, and a category below for the mugs. */
export function fillCategory(dataDir: string): Promise<void> {
  return inDatabase(dataDir, async ({ db }) => {
    const words = { metaTitle: 'Wall and desk', metaDescription: 'Your photos around the house.' }
    await addCategory(db, {
      ...words,
      name: FILLED.name,
      urlKey: 'wall-and-desk',
      description: 'Your photos <b>around the house</b>.',
      image: '/images/canvas-window-640.webp',
      inMenu: false,
    })
    await addCategory(db, {
      ...words,
      name: 'For the desk',
      urlKey: 'for-the-desk',
      description: 'Small things.',
      parentUrlKey: 'wall-and-desk',
      inMenu: false,
    })
    const families = [
      { family: 'canvas', word: 'canvas', material: 'Poly-cotton', categories: ['wall-and-desk'] },
      { family: 'mug', word: 'mug', material: 'Ceramic', categories: ['for-the-desk'] },
      { family: 'bookmark', word: 'bookmark', material: 'Card', categories: ['wall-and-desk'] },
    ]
    await addProducts(
      db,
      Array.from({ length: FILLED.products }, (_, index) => {
        const { family, word, material, categories } = families[index % families.length]!
        const number = String(index + 1).padStart(2, '0')
        return {
          sku: `FILLED-${number}`,
          name: `Photo ${word} ${number}`,
          urlKey: `photo-${word}-${number}`,
          kind: 'printed' as const,
          family,
          // Every other canvas is a large one, so that prices differ.
          sizeCodes: family === 'canvas' && index % 2 === 1 ? ['60X90'] : null,
          attributes: { material: [material] },
          descriptionHtml: `<p>A ${word} with a photo of yours.</p>`,
          shortDescriptionHtml: `<p>Made to order, number ${number}.</p>`,
          pictures: [{ url: '/images/canvas-balloon-640.webp', label: `A ${word} in morning light` }],
          metaTitle: `Photo ${word}`,
          metaDescription: `A ${word} with a photo of yours.`,
          position: 1_000 + index,
          categories,
        }
      }),
    )
  })
}
