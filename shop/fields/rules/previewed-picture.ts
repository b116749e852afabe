/** N-32, by the ending of a file's name: what browsers show before it is sent. */
const PREVIEWED = /\.(?:png|jpe?g|bmp|gif|svg)$/i

/** @param name  of a file on the shopper's device */
export const isPreviewed = (name: string): boolean => PREVIEWED.test(name)
