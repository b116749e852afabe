/** Addresses of files that a customer alone is given. Apart from `file-paths.ts`, which every page loads. */
export const ownFilePaths = {
  /** An archive of all that the shop keeps about whoever is signed in; a POST alone makes it. */
  myData: () => '/media/private/my-data',
  /** Where files for a ticket are uploaded. */
  ticketFiles: () => '/media/private/tickets',
  /** @param reference  of a file that was uploaded there, such as `private/tickets/….pdf` */
  ticketFile: (reference: string) => `/media/${reference}`,
} as const
