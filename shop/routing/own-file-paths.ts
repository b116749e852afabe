/** Addresses of files that a customer alone is given. Apart from `file-paths.ts`, which every page loads. */
export const ownFilePaths = {
  /** An archive of all that the shop keeps about whoever is signed in; a POST alone makes it. */
  myData: () => '/media/private/my-data',
} as const
