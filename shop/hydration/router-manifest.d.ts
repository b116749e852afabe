/** What React Router writes into every page of the shop about its build. */
interface Window {
  __reactRouterManifest?: {
    /** Where the list of all pages of this build is; it changes with each build. */
    url?: string
    routes: Record<string, { module: string; css?: readonly string[] } | undefined>
  }
}
