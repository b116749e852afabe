import type { Point } from '#packages/design-document/geometry.ts'
import { classNames } from '#ui/class-names.ts'
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
      className={classNames(
        'pointer-events-none absolute rounded-full bg-sunk bg-no-repeat [box-shadow:0_0_0_3px_var(--raised),var(--shadow-2)]',
        'before:absolute before:top-[calc(50%-14px)] before:left-1/2 before:h-7 before:w-px before:bg-danger',
        'after:absolute after:top-1/2 after:left-[calc(50%-14px)] after:h-px after:w-7 after:bg-danger',
        isLeft ? 'left-2' : 'right-2',
        isLow ? 'bottom-2' : 'top-2',
      )}
      aria-hidden="true"
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
