import { Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { useLatePart } from '#ui/use-late-part.ts'
import type { SurfaceFigures } from '../rules/surface.ts'
import { CornerView } from './corner-view.tsx'
import { pictureFiles, SAMPLE_PHOTOS, type SampleKey, sampleThumb } from './picture-files.ts'
import { centimetres, RoomView } from './room-view.tsx'

const loadLarger = () => import('./larger-pictures.tsx').then(({ LargerPictures }) => LargerPictures)

type View = 'room' | 'corner' | 'picture'

interface ProductGalleryProps {
  name: string
  surface: SurfaceFigures
  pictures: readonly { url: string; label: string }[]
}

/** The product as chosen: in a room at true size with one of our photos, its corner close up, and its pictures. */
export function ProductGallery({ name, surface, pictures }: ProductGalleryProps) {
  const [photo, setPhoto] = useState<SampleKey>('lake')
  const [view, setView] = useState<View>('room')
  const size = `${centimetres(surface.widthMm)} wide and ${centimetres(surface.heightMm)} high`
  const corner = `The corner of the canvas: its edge is ${surface.depthMm} mm deep`
  const standing = pictures[0]
  const larger = useLatePart(loadLarger)
  return (
    <div className="lg:sticky lg:top-25">
      <div className="relative -mx-gutter overflow-hidden bg-wall sm:mx-0 sm:rounded-picture">
        {view === 'room' ? (
          <RoomView
            widthMm={surface.widthMm}
            heightMm={surface.heightMm}
            depthMm={surface.depthMm}
            photo={photo}
            label={`${name}, ${size}, over a two-seat sofa`}
            first
          />
        ) : view === 'corner' ? (
          <CornerView
            depthMm={surface.depthMm}
            edge={surface.edge}
            photo={photo}
            label={corner}
            className="aspect-[10/9] w-full bg-sunk"
          />
        ) : standing ? (
          <Picture
            files={pictureFiles(standing.url)}
            alt={standing.label}
            sizes="(width < 64rem) 100vw, 800px"
            className="aspect-[10/9] w-full object-cover object-[50%_62%]"
          />
        ) : null}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label="Larger pictures"
          {...larger.intent}
          onClick={() => larger.open()}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-m bg-raised text-ink shadow-low hover:bg-sunk noscript:hidden"
        >
          <Maximize2 size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      {larger.Part ? <larger.Part name={name} pictures={pictures} onClose={larger.close} /> : null}
      <div className="mt-2.5 grid grid-cols-6 gap-2 sm:gap-2.5">
        {SAMPLE_PHOTOS.map(({ key, name: photoName }) => (
          <Thumb
            key={key}
            label={`On the wall, photo: ${photoName}`}
            pressed={view === 'room' && photo === key}
            onPress={() => {
              setPhoto(key)
              setView('room')
            }}
          >
            <Picture files={sampleThumb(key)} alt="" sizes="120px" className="size-full object-cover" />
          </Thumb>
        ))}
        <Thumb label="The corner close up" pressed={view === 'corner'} onPress={() => setView('corner')}>
          <CornerView
            depthMm={surface.depthMm}
            edge={surface.edge}
            photo={photo}
            className="size-full scale-150 bg-sunk"
          />
        </Thumb>
        {standing ? (
          <Thumb label={standing.label} pressed={view === 'picture'} onPress={() => setView('picture')}>
            <Picture
              files={pictureFiles(standing.url)}
              alt=""
              sizes="120px"
              className="size-full object-cover object-[30%_62%]"
            />
          </Thumb>
        ) : null}
      </div>
    </div>
  )
}

interface ThumbProps {
  label: string
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

function Thumb({ label, pressed, onPress, children }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'aspect-square overflow-hidden rounded-picture bg-wall',
        pressed && '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
      )}
    >
      {children}
    </button>
  )
}
