import { Maximize2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ProductRecord } from '#packages/product/record.ts'
import { measuresInWords } from '#packages/product/size-words.ts'
import { type Choice, resolveChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf, piecesOf } from '#packages/product/surfaces.ts'
import { surroundOf } from '#packages/product/surround.ts'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { useChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'
import { PhotoDrop } from '../../try-photo/components/photo-drop.tsx'
import { asksForMore } from '../rules/asks-for-more.ts'
import { GalleryShot, GalleryThumb } from './gallery-shot.tsx'
import {
  follows,
  galleryShots,
  ownGalleryShots,
  type ShownPhoto,
  type ShownProduct,
} from './gallery-shots.ts'
import type { ProductView } from './product-view.ts'

const loadLarger = () => import('./larger-pictures.tsx').then(({ LargerPictures }) => LargerPictures)

interface ProductGalleryProps {
  product: ProductView
  choice: Choice
}

/** The product as chosen: in a room at true size with one of our photos, in its pictures, and its corner close up. */
export function ProductGallery({ product: view, choice }: ProductGalleryProps) {
  const { name, pictures, scenes, rooms } = view
  const surface = firstSurfaceOf(view.record, choice)
  const own = useChosenPhoto()
  const [search] = useSearchParams()
  const [first] = useState(choice)
  const { size, orientation } = resolveChoice(view.record, choice)
  const isOther = choice === first && asksForMore(view.record, search)
  const pieces = piecesOf(view.record, choice)
  const isSet = isSoldInSets(view.record)
  const { hangs, wordsAlone } = view.record
  const seen: ShownProduct = {
    ...{ pictures, scenes, hangs, wordsAlone, isSet },
    shape: { ...surface, pieces },
    isFolded: surface.body === 'folded',
    isOneDesign: surface.copies === pieces,
  }
  const ours = galleryShots(seen)
  const isTried = ours.some(({ kind }) => kind === 'mock-up')
  const shots = own && !wordsAlone ? ownGalleryShots(own, seen) : ours
  // What the gallery draws is shown larger by itself; rooms, and what the catalogue shows of the choice, have larger files.
  const isOfCatalogue = rooms.length > 0 || (shots[0]?.kind === 'mock-up' && shots[0].picture !== undefined)
  // A picture that stays as it is was looked at for one size; with another the gallery shows that again.
  const measures = `${surface.widthMm} ${surface.heightMm}`
  const [looked, setLooked] = useState<{ key: string | undefined; at: string }>()
  const setChosen = (key: string | undefined) => setLooked({ key, at: measures })
  const shot =
    shots.find((one) => one.key === looked?.key && (follows(one) || looked.at === measures)) ?? shots[0]
  const [photo, setPhoto] = useState<ShownPhoto>('lake')
  const product = {
    name,
    piece: view.record.words.piece,
    surface,
    repeat: view.record.startRepeat,
    pieces,
    surround: surroundOf(view.record, choice),
    photo: own ?? photo,
  }
  const shown = useRef<HTMLDivElement>(null)
  // A photo of the shopper's own is looked at where it can be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each photo, not for each size that is tried with it
  useEffect(() => {
    if (!own) return
    setChosen(shots.find((one) => one.kind === 'mock-up' && follows(one))?.key)
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [own])
  const larger = useLazyPart(loadLarger)
  return (
    <div className="lg:sticky lg:top-25">
      <div
        ref={shown}
        className="relative -mx-gutter scroll-mt-25 overflow-hidden bg-wall sm:mx-0 sm:rounded-picture"
      >
        {shot ? <GalleryShot shot={shot} product={product} first={shot === shots[0]} /> : null}
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
      {larger.Part ? (
        <larger.Part
          {...{ name, pictures, rooms }}
          own={own || isSet || !isOfCatalogue ? { shots, product } : undefined}
          onClose={larger.close}
        />
      ) : null}
      <div className="mt-2.5 grid grid-cols-4 gap-1.5 sm:grid-cols-8 sm:gap-2.5">
        {shots.map((one) => (
          <button
            key={one.key}
            type="button"
            aria-label={one.label}
            aria-pressed={one === shot}
            onClick={() => {
              setChosen(one.key)
              if (one.kind === 'room' && typeof one.photo === 'string') setPhoto(one.photo)
            }}
            className={classNames(
              'aspect-square overflow-hidden rounded-picture bg-wall',
              one === shot && '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
            )}
          >
            <GalleryThumb shot={one} product={product} />
          </button>
        ))}
      </div>
      {isTried ? (
        <PhotoDrop className="mt-4" note={surface.copies < pieces ? EACH_ITS_OWN : undefined} />
      ) : null}
      {isOther && choice === first ? (
        <Notice kind="warning" className="mt-4">
          <span>The link that brought you here asks for a choice that we do not make. </span>
          <span>{`This one is ${measuresInWords(size, orientation)}.`}</span>
        </Notice>
      ) : null}
    </div>
  )
}

const EACH_ITS_OWN = 'Here it is on every piece. In the design tool each can have its own photo.'

/** Of others the catalogue's own pictures say how many there are. */
const isSoldInSets = ({ options }: ProductRecord) =>
  options.some(({ values }) => values.some(({ pieces = 1 }) => pieces > 1))
