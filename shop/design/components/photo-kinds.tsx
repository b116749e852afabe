import { usePhotoKinds } from '#shop/request/photo-kinds.ts'

/** Which files the shop takes as photos. */
export function PhotoKinds() {
  const { takesHeic } = usePhotoKinds()
  return `JPEG, PNG, WebP, AVIF, TIFF, ${takesHeic ? 'GIF, BMP or HEIC' : 'GIF or BMP'}, up to 200 MB. We keep the original as it is.`
}
