/** Addresses of drawings of a product; apart from other files, because only what opens later on a page links to them. */

/** What the window that shows drawings calls the one of a family's sizes, as they are with a face that has this name. */
export const sizesDrawingFile = (family: string, face?: string) =>
  face === undefined ? `sizes/${family}.svg` : `sizes/${family}/${face}.svg`

export const drawingPaths = {
  /** Every size of a family at one scale; below /media, where windows look for drawings. */
  sizes: (family: string, face?: string) => `/media/${sizesDrawingFile(family, face)}`,
  /** Pages at true size with the places of corners and nails, as PDF. */
  hangingTemplate: (sku: string) => `/media/hanging-template/${sku}.pdf`,
} as const
