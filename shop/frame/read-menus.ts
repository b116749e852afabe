/** The menus, as the catalogue and the blog have them now. Apart from `menu.ts`, because only the server asks. */
import type { Api } from '../api.ts'
import { brandShop } from '../brand-shop.ts'
import { ROOT_CATEGORY_ID } from '../catalogue/rules/root-category.ts'
import { MenuDocument, type MenuQuery } from '../generated/client/graphql.ts'
import { paths } from '../paths.ts'
import type { MenuLink, Menus } from './menu.ts'
import { isApiError } from './problem.ts'

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
    linkOf(department).map((link) => ({
      ...link,
      categories: (department?.children ?? []).filter(isInMenu).flatMap(linkOf),
      products: (department?.products?.items ?? []).flatMap((product) =>
        linkOf(product).map((one) => ({ ...one, pictureUrl: product?.image?.url ?? undefined })),
      ),
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

type Named = { name?: string | null; url_key?: string | null } | null | undefined

function linkOf(named: Named): MenuLink[] {
  return named?.name && named.url_key ? [{ name: named.name, to: paths.page(named.url_key) }] : []
}

function isInMenu(category: { include_in_menu?: number | null } | null): boolean {
  return category?.include_in_menu === 1
}
