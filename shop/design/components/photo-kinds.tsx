import { usePhotoKinds } from '#shop/request/photo-kinds.ts'

/** What to do where there are several sides. */
export const SEVERAL = 'Choose several, and each goes on a side of its own.'

/** Which files the shop takes as photos. */
export function PhotoKinds() {
  const { takesHeic } = usePhotoKinds()
  return `JPEG, PNG, WebP, AVIF, TIFF, ${takesHeic ? 'GIF, BMP or HEIC' : 'GIF or BMP'}, up to 200 MB. We keep the original as it is.`
}
