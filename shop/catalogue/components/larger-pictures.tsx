import { ContentModal } from '#ui/content-modal.tsx'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import type { Slide } from '#ui/slider.tsx'
import { brand } from '../../brands/brand.ts'
import { knownPictureFiles, SAMPLE_PHOTOS } from '../../scenes/components/picture-files.ts'
import { type SceneSummary, sampleFiles } from '../../scenes/components/scene-summary.ts'
import { type GalleryProduct, GalleryShot } from './gallery-shot.tsx'
import type { Shot } from './gallery-shots.ts'

interface LargerPicturesProps {
  name: string
  pictures: readonly { url: string; label: string }[]
  /** In which a piece hangs on a wall. */
  rooms: readonly SceneSummary[]
  /** While a photo of the shopper's own is tried, and of a set: what the gallery shows of it. */
  own: { shots: readonly Shot[]; product: GalleryProduct } | undefined
  onClose: () => void
}

/** The pictures of a product, and of the rooms that it hangs in, one at a time and as large as the window. */
export function LargerPictures({ name, own, onClose, ...shown }: LargerPicturesProps) {
  const slides = own ? own.shots.map((shot) => ownSlide(shot, own.product)) : slidesOf(shown)
  return <ContentModal title={name} content={{ kind: 'slider', slides }} onClose={onClose} />
}

/** The catalogue's pictures, then each of our sample photos in each room. */
export function slidesOf({ pictures, rooms }: Pick<LargerPicturesProps, 'pictures' | 'rooms'>): Slide[] {
  return [...pictures.flatMap(pictureSlide), ...rooms.flatMap((room) => SAMPLE_PHOTOS.map(roomSlide(room)))]
}

const ownSlide = (shot: Shot, product: GalleryProduct): Slide => ({
  key: shot.key,
  label: shot.label,
  content: <GalleryShot shot={shot} product={product} first />,
})

function pictureSlide({ url, label }: { url: string; label: string }): Slide[] {
  const files = knownPictureFiles(url)
  return files ? [slideOf(url, label, files)] : []
}

const roomSlide =
  (room: SceneSummary) =>
  ({ key, name }: (typeof SAMPLE_PHOTOS)[number]): Slide =>
    slideOf(
      `${room.name} ${key}`,
      `On the wall, photo: ${name}`,
      sampleFiles(`${brand.samples.inScenes}${key}`, room),
    )

function slideOf(key: string, label: string, files: Parameters<typeof Picture>[0]['files']): Slide {
  return {
    key,
    label,
    content: (
      <PicturePlace shape={FRAME} className="rounded-picture">
        <Picture
          files={files}
          alt={label}
          sizes="(width < 940px) 90vw, 800px"
          first
          className="size-full object-contain"
        />
      </PicturePlace>
    ),
  }
}

/** One shape for all, so that the window keeps its size while they change. */
const FRAME = { width: 4, height: 3 }
