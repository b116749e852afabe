/** Design tools and personal pages are too heavy, or too personal, to be prefetched. */
const HEAVY =
  /^\/(uploadchoice|designtool|[\w-]+-tool|create-your-[\w-]+|checkout|customer|bulk-order|events)\b/
/** No page: a file, or what the server itself answers. */
const NO_PAGE = /^\/(media|orders|newsletter|graphql|caching|rest|assets|images)\/|\.\w+$/

interface LinkLike {
  origin: string
  pathname: string
  target: string
  /** As `a.download` has it. */
  download: string
  ownerDocument: { location: { origin: string } }
}

/** Whether what a link leads to may be fetched before anybody presses it. */
export function isWorthFetching(link: LinkLike): boolean {
  const { origin, pathname, target, download, ownerDocument } = link
  const isOurs = origin === ownerDocument.location.origin && target === '' && download === ''
  return isOurs && !HEAVY.test(pathname) && !NO_PAGE.test(pathname)
}
