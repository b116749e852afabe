/** A category as a step of the way down to a page. */
export interface CategoryStep {
  name: string
  urlPath: string
}

type Breadcrumbs = readonly ({
  category_name?: string | null
  category_url_path?: string | null
} | null)[]

/** The categories above one, the department first. */
export const categoriesAbove = (breadcrumbs: Breadcrumbs | null | undefined): CategoryStep[] =>
  (breadcrumbs ?? []).flatMap((one) =>
    one?.category_name && one.category_url_path
      ? [{ name: one.category_name, urlPath: one.category_url_path }]
      : [],
  )
