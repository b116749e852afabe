/** The menus, as the catalogue and the blog have them now. Apart from `menu.ts`, because only the server reads them. */

import { brandShop } from '../brands/brand-shop.ts'
import { ROOT_CATEGORY_ID } from '../catalogue/rules/root-category.ts'
import { MenuDocument, type MenuQuery } from '../generated/client/graphql.ts'
import type { Api } from '../request/api.ts'
import { isApiError } from '../request/api-errors.ts'
import { paths } from '../routing/paths.ts'
import type { MenuLink, Menus } from './menu.ts'

/** A frame without menus is better than none: the footer and the search still lead on. */
export async function readMenus(api: Api): Promise<Menus> {
  try {
    return menusOf(await api.send(MenuDocument, { root: String(ROOT_CATEGORY_ID) }))
  } catch (error) {
    if (!isApiError(error)) throw error
    return { departments: [], blog: blogMenu([]) }
  }
}

export function menusOf({ categories, blogCategories }: MenuQuery): Menus {
  const departments = inOrder((categories?.items ?? []).filter(isInMenu)).flatMap((department) =>
    categoryLink(department).map((link) => ({
      ...link,
      categories: (department?.children ?? []).filter(isInMenu).flatMap(categoryLink),
      products: (department?.products?.items ?? []).flatMap(productLink),
    })),
  )
  const listings = (blogCategories?.items ?? []).flatMap((one) =>
    one?.name && one.url_key ? [{ name: one.name, to: paths.blog(one.url_key) }] : [],
  )
  return { departments, blog: blogMenu(listings) }
}

/** CA-98: where the fixed words of the blog's menu lead. */
function blogMenu(listings: readonly MenuLink[]): readonly MenuLink[] {
  return [
    { name: 'Home', to: paths.blog() },
    ...listings,
    { name: brandShop.create.label, to: brandShop.create.path },
    { name: 'Offers', to: paths.offers() },
  ]
}

/** The brand's own departments come first, in its order. */
function inOrder<Category extends { url_key?: string | null } | null>(
  found: readonly Category[],
): Category[] {
  const place = (category: Category) => {
    const index = brandShop.departments.indexOf(category?.url_key ?? '')
    return index < 0 ? brandShop.departments.length : index
  }
  return found.toSorted((a, b) => place(a) - place(b))
}

function categoryLink(category: { name?: string | null; url_path?: string | null } | null): MenuLink[] {
  if (!category?.name || !category.url_path) return []
  return [{ name: category.name, to: paths.category({ urlPath: category.url_path }) }]
}

type InMenu = NonNullable<NonNullable<MenuQuery['categories']>['items']>[number]
type ProductInMenu = NonNullable<NonNullable<NonNullable<InMenu>['products']>['items']>[number]

function productLink(product: ProductInMenu) {
  if (!product?.name || !product.url_key) return []
  const to = paths.product({ urlKey: product.url_key })
  return [{ name: product.name, to, pictureUrl: product.image?.url ?? undefined }]
}

function isInMenu(category: { include_in_menu?: number | null } | null): boolean {
  return category?.include_in_menu === 1
}
