declare module 'spdx-expression-parse' {
  namespace parse {
    interface License {
      license: string
      plus?: true
      exception?: string
    }
    interface Conjunction {
      conjunction: 'and' | 'or'
      left: Info
      right: Info
    }
    type Info = License | Conjunction | { documentRef?: string; licenseRef: string }
  }
  /** The tree of an SPDX licence expression; throws when the text is none. */
  function parse(expression: string): parse.Info
  export default parse
}
