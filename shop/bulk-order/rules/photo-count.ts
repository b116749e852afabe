/** As many as a file has rows. */
export const MAX_PHOTOS = 100
