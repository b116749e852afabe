import type { Point } from '#packages/design-document/geometry.ts'
import type { WallPhoto } from '../../editor/own-wall/wall-photo.ts'

const SIZE = 132
/** How much larger than around it, and CSS pixels for one pixel of the photo at least. */
const LARGER = { times: 2, least: 3 }

/** The photo around a corner, larger, in that corner of the screen which the finger does not cover. */
export function Loupe({
  photo,
  at,
  scale,
  isLeft,
  isLow,
}: {
  photo: WallPhoto
  at: Point
  /** CSS pixels for one pixel of the photo around it. */
  scale: number
  isLeft: boolean
  isLow: boolean
}) {
  const { widthPx, heightPx } = photo.pixels
  const pixel = Math.max(LARGER.least, LARGER.times * scale)
  return (
    <div
      className="own-wall-loupe"
      aria-hidden="true"
      data-side={isLeft ? 'left' : 'right'}
      data-end={isLow ? 'bottom' : 'top'}
      style={{
        width: SIZE,
        height: SIZE,
        backgroundImage: `url("${photo.href}")`,
        backgroundSize: `${widthPx * pixel}px ${heightPx * pixel}px`,
        backgroundPosition: `${SIZE / 2 - at.x * pixel}px ${SIZE / 2 - at.y * pixel}px`,
      }}
    />
  )
}
