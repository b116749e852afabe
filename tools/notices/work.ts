/** A third-party work that is distributed with the shop. */
export interface ThirdPartyWork {
  name: string
  version: string
  /** An SPDX expression, or what its authors say in its place. */
  licence: string
  /** The texts that come with it; without any, the standard texts of its licence are shown. */
  texts: readonly string[]
  /** What its licence file says of copyright, where that file does not come with it. */
  notice?: string | undefined
  /** Who holds the rights, where its own text does not say so. */
  holder?: string | undefined
}
