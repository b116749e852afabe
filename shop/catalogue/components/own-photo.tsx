import type { Repeat } from '#packages/design-document/design.ts'
import { filledFaceBox, repeatedFaceBoxes } from '#packages/design-document/face-photo.ts'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'

interface OwnPhotoProps {
  photo: ChosenPhoto
  face: FaceShape
  /** How a design of it begins to repeat the photo; once when left out. */
  repeat?: Repeat | undefined
}

/** The shopper's photo on a face, cut as a design of it begins. It fills its parent, which hides what is beyond. */
export function OwnPhoto({ photo, face, repeat }: OwnPhotoProps) {
  const boxes = repeat ? repeatedFaceBoxes(face, sizeOf(photo), repeat) : [ownPhotoBox(photo, face)]
  const share = (partMm: number, ofMm: number) => `${(100 * partMm) / ofMm}%`
  return boxes.map((box) => (
    <img
      key={`${box.xMm} ${box.yMm}`}
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
  ))
}

const sizeOf = ({ picture }: ChosenPhoto) => ({ widthPx: picture.width, heightPx: picture.height })

/** In mm from the top left of the trim. */
export function ownPhotoBox(photo: ChosenPhoto, face: FaceShape) {
  return filledFaceBox(face, sizeOf(photo))
}
