/** Works of others in this build: tools/notices finds them and the page of notices shows them. */
export interface NoticePart {
  /** Where all the texts of these licences are, as one file of words. */
  file: `/third-party-notices/${string}.txt`
  title: string
  about: string
  /** By licence, in SPDX's words; each work with its version. */
  licences: readonly { name: string; works: readonly string[] }[]
}
