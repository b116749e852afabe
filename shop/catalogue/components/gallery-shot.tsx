import { use } from 'react'
import type { Repeat } from '#packages/design-document/design.ts'
import type { Surround } from '#packages/product/record.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { Picture } from '#ui/picture.tsx'
import { PictureHost } from '#ui/picture-host.ts'
import { sampleThumb } from '../../scenes/components/picture-files.ts'
import { wordsFile } from '../../scenes/components/sample-picture.ts'
import { LiveMockUp } from '../../try-photo/components/live-mock-up.tsx'
import { useChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'
import { CornerView } from './corner-view.tsx'
import type { Shot, ShownPhoto, WordsShown } from './gallery-shots.ts'
import { centimetres } from './measure.tsx'
import { PieceAlone } from './piece-alone.tsx'
import { RoomView } from './room-view.tsx'

export interface GalleryProduct {
  name: string
  /** What one of it is called, such as canvas. */
  piece: string
  surface: SurfaceFigures
  /** How its tool begins to repeat the photo. */
  repeat?: Repeat | undefined
  /** How many of them hang beside each other. */
  pieces: number
  /** What goes round each of them and hangs with it. */
  surround?: Surround | undefined
  /** Which photo goes round its corner. */
  photo: ShownPhoto
}

interface ShotProps {
  shot: Shot
  product: GalleryProduct
}

const LARGE = '(width < 64rem) 100vw, 800px'

/** One picture of a gallery, as wide as its place. */
export function GalleryShot({ shot, product, first }: ShotProps & { first: boolean }) {
  const { name, piece, surface, repeat, pieces, surround, photo } = product
  switch (shot.kind) {
    case 'room': {
      const size = sizeOf(surface)
      const inParts = surface.panels ? `, in ${surface.panels.length} panels` : ''
      const what = isOwn(shot.photo) ? `Your photo: ${name}` : name
      const measures = pieces > 1 ? `${pieces} of them, each ${size}` : size
      return (
        <RoomView
          widthMm={surface.widthMm}
          heightMm={surface.heightMm}
          depthMm={surface.depthMm}
          face={surface}
          panels={surface.panels}
          surround={surround}
          pieces={pieces}
          isOneDesign={surface.copies === pieces}
          photo={shot.photo}
          label={`${what}, ${measures}${inParts}, over a two-seat sofa`}
          first={first}
        />
      )
    }
    case 'alone': {
      const what = isOwn(shot.photo) ? `Your photo: ${name}` : name
      const laid = surface.body === 'curved' ? 'the print laid flat, ' : ''
      return (
        <PieceAlone
          face={surface}
          photo={shot.photo}
          repeat={repeat}
          label={`${what}, ${laid}${sizeOf(surface)}, drawn by itself`}
          first={first}
        />
      )
    }
    case 'mock-up':
      return <MockUp shot={shot} face={surface} repeat={repeat} sizes={LARGE} className="aspect-[10/9]!" />
    case 'corner': {
      const corner = `he corner of the ${piece}`
      const what = typeof photo === 'string' ? `T${corner}` : `Your photo: t${corner}`
      return (
        <CornerView
          depthMm={surface.depthMm}
          edge={surface.edge}
          face={surface}
          photo={photo}
          label={`${what}; its edge is ${surface.depthMm} mm deep`}
          className="aspect-[10/9] w-full bg-sunk"
        />
      )
    }
    case 'picture':
      return (
        <Picture
          files={shot.files}
          alt={shot.label}
          sizes={LARGE}
          className="aspect-[10/9] w-full object-cover object-[50%_62%]"
        />
      )
  }
}

/** The same in small; its button says what it is. */
export function GalleryThumb({ shot, product: { surface, repeat, photo } }: ShotProps) {
  const own = useChosenPhoto()
  const hosted = use(PictureHost)
  if (shot.kind === 'corner') {
    const { depthMm, edge } = surface
    return <CornerView {...{ depthMm, edge, photo, face: surface }} className="size-full scale-150 bg-sunk" />
  }
  if (shot.kind === 'mock-up' && own) {
    return (
      <MockUp shot={shot} face={surface} repeat={repeat} sizes="120px" className="aspect-auto! size-full" />
    )
  }
  if (shot.kind === 'room' || shot.kind === 'alone') {
    if (typeof shot.photo !== 'string') {
      const source = 'words' in shot.photo ? hosted(wordsFile(shot.photo.words)) : shot.photo.href
      return <img src={source} alt="" className="size-full object-cover" />
    }
    return <Picture files={sampleThumb(shot.photo)} alt="" sizes="120px" className="size-full object-cover" />
  }
  return <Picture files={shot.files} alt="" sizes="120px" className="size-full object-cover" />
}

const isOwn = (photo: ShownPhoto | WordsShown) => typeof photo !== 'string' && 'href' in photo

const sizeOf = ({ widthMm, heightMm }: SurfaceFigures) =>
  `${centimetres(widthMm)} wide and ${centimetres(heightMm)} high`

interface MockUpProps {
  shot: Extract<Shot, { kind: 'mock-up' }>
  face: SurfaceFigures
  repeat: Repeat | undefined
  sizes: string
  className: string
}

/** In a scene of the piece's own shape it is cut as it will be printed, in others to their shape. */
function MockUp({ shot: { fits, mockUp }, face, repeat, sizes, className }: MockUpProps) {
  return (
    <LiveMockUp
      key={mockUp.scene.name}
      {...mockUp}
      {...(fits && { face })}
      repeat={repeat}
      sizes={sizes}
      className={className}
    />
  )
}
