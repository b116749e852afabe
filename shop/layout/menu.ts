/** What the menus of the frame lead to. */
import { paths } from '../routing/paths.ts'

export interface MenuLink {
  name: string
  to: string
}

export interface Department extends MenuLink {
  categories: readonly MenuLink[]
  products: readonly (MenuLink & { pictureUrl: string | undefined })[]
}

export interface Menus {
  departments: readonly Department[]
  /** C-16: what blog pages show instead. */
  blog: readonly MenuLink[]
}

/** C-16: the blog's own pages, and not `/blogging`. */
export function isBlogPage(pathname: string): boolean {
  return pathname === paths.blog() || pathname.startsWith(`${paths.blog()}/`)
}
