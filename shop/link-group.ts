import { paths } from './paths.ts'

/** Links under one heading, as footers have them. */
export interface LinkGroup {
  heading: string
  links: readonly { label: string; to: string }[]
}

/** Links by their url keys. */
export const linkGroup = (heading: string, links: Readonly<Record<string, string>>): LinkGroup => ({
  heading,
  links: Object.entries(links).map(([urlKey, label]) => ({ label, to: paths.page(urlKey) })),
})
