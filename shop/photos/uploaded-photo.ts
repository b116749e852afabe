/** A photo as the shop knows it. */
export interface ShopPhoto {
  key: string
  name: string
  widthPx: number
  heightPx: number
  displayUrl: string
  thumbnailUrl: string
  notices: readonly string[]
}

/** What became of a finished upload. */
export type UploadResult =
  | { kind: 'photo'; photo: ShopPhoto }
  | { kind: 'refused'; message: string }
  /** The shop has lost the upload, or a part of it. */
  | { kind: 'send-again' }
