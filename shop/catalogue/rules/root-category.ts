/** The category above all departments: no page shows it, but menus of standard clients start from it. */
export const ROOT_CATEGORY_ID = 2

export const rootCategory = {
  id: ROOT_CATEGORY_ID,
  parentId: null,
  ancestorIds: [],
  name: 'All products',
  urlKey: '',
  urlPath: '',
  description: '',
  image: null,
  metaTitle: 'All products',
  metaDescription: 'Everything that the shop makes and sells.',
  metaKeywords: null,
  position: 0,
  inMenu: false,
  contentBlock: null,
  productCount: 0,
}

/** The root is 1, departments are 2 in the contract's counting. */
export const levelOf = (category: { id: number; ancestorIds: readonly number[] }) =>
  category.id === ROOT_CATEGORY_ID ? 1 : category.ancestorIds.length + 2
