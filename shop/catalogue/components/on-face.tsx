import { use } from 'react'
import type { Repeat } from '#packages/design-document/design.ts'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import { Picture } from '#ui/picture.tsx'
import { PictureHost } from '#ui/picture-host.ts'
import { SAMPLE_PHOTOS, type SampleKey, samplePhoto } from '../../scenes/components/picture-files.ts'
import { wordsFile } from '../../scenes/components/sample-picture.ts'
import type { ShownPhoto, WordsShown } from './gallery-shots.ts'
import { OwnPhoto } from './own-photo.tsx'

interface OnFaceProps {
  photo: ShownPhoto | WordsShown
  /** Of ours, so many photos further on; 0 when left out. */
  place?: number
  face: FaceShape
  repeat?: Repeat | undefined
  sizes: string
  first: boolean
}

/** What is printed on a face in a drawing of it. It fills its parent, which hides what is beyond. */
export function OnFace({ photo, place = 0, face, repeat, sizes, first }: OnFaceProps) {
  if (typeof photo !== 'string') {
    return 'words' in photo ? <Words name={photo.words} /> : <OwnPhoto {...{ photo, face, repeat }} />
  }
  return (
    <Picture
      files={samplePhoto(photoAfter(photo, place))}
      alt=""
      sizes={sizes}
      first={first}
      className="size-full object-cover"
    />
  )
}

/** Lines are as wide as any sheet; a longer one has taller letters. */
function Words({ name }: { name: string }) {
  const hosted = use(PictureHost)
  return <img src={hosted(wordsFile(name))} alt="" className="size-full" />
}

/** One of our photos so many places further on. */
function photoAfter(photo: SampleKey, steps: number): SampleKey {
  const from = SAMPLE_PHOTOS.findIndex(({ key }) => key === photo)
  return SAMPLE_PHOTOS[(from + steps) % SAMPLE_PHOTOS.length]?.key ?? photo
}
