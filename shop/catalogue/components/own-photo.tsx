import { filledFaceBox } from '#packages/design-document/face-photo.ts'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'

/** The shopper's photo on a face, cut as a design of it begins. It fills its parent, which hides what is beyond. */
export function OwnPhoto({ photo, face }: { photo: ChosenPhoto; face: FaceShape }) {
  const box = ownPhotoBox(photo, face)
  const share = (partMm: number, ofMm: number) => `${(100 * partMm) / ofMm}%`
  return (
    <img
      src={photo.href}
      alt=""
      style={{
        left: share(box.xMm, face.widthMm),
        top: share(box.yMm, face.heightMm),
        width: share(box.widthMm, face.widthMm),
        height: share(box.heightMm, face.heightMm),
      }}
      className="absolute max-w-none"
    />
  )
}

/** In mm from the top left of the trim. */
export function ownPhotoBox({ picture }: ChosenPhoto, face: FaceShape) {
  return filledFaceBox(face, { widthPx: picture.width, heightPx: picture.height })
}
