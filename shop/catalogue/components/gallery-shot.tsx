import { Picture } from '#ui/picture.tsx'
import { LiveMockUp } from '../../mockups/components/live-mock-up.tsx'
import type { SurfaceFigures } from '../rules/surface.ts'
import { CornerView } from './corner-view.tsx'
import type { Shot } from './gallery-shots.ts'
import { type SampleKey, sampleThumb } from './picture-files.ts'
import { centimetres, RoomView } from './room-view.tsx'

export interface GalleryProduct {
  name: string
  surface: SurfaceFigures
  /** Which of our photos goes round its corner. */
  photo: SampleKey
}

interface ShotProps {
  shot: Shot
  product: GalleryProduct
}

const LARGE = '(width < 64rem) 100vw, 800px'

/** One picture of a gallery, as wide as its place. */
export function GalleryShot({ shot, product, first }: ShotProps & { first: boolean }) {
  const { name, surface, photo } = product
  switch (shot.kind) {
    case 'room': {
      const size = `${centimetres(surface.widthMm)} wide and ${centimetres(surface.heightMm)} high`
      return (
        <RoomView
          widthMm={surface.widthMm}
          heightMm={surface.heightMm}
          depthMm={surface.depthMm}
          photo={shot.photo}
          label={`${name}, ${size}, over a two-seat sofa`}
          first={first}
        />
      )
    }
    case 'mock-up':
      return <LiveMockUp key={shot.key} {...shot.mockUp} sizes={LARGE} className="aspect-[10/9]!" />
    case 'corner':
      return (
        <CornerView
          depthMm={surface.depthMm}
          edge={surface.edge}
          photo={photo}
          label={`The corner of the canvas: its edge is ${surface.depthMm} mm deep`}
          className="aspect-[10/9] w-full bg-sunk"
        />
      )
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
export function GalleryThumb({ shot, product: { surface, photo } }: ShotProps) {
  if (shot.kind === 'corner') {
    const { depthMm, edge } = surface
    return <CornerView {...{ depthMm, edge, photo }} className="size-full scale-150 bg-sunk" />
  }
  const files = shot.kind === 'room' ? sampleThumb(shot.photo) : shot.files
  return <Picture files={files} alt="" sizes="120px" className="size-full object-cover" />
}
