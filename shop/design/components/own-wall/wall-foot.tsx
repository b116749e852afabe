import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { WALL_PLACE } from '../wall-looks.tsx'

/** Between the choice of the wall above and the foot below. */
export const OWN_WALL_PLACE = classNames(
  WALL_PLACE,
  'inset-x-0 top-16 bottom-37.5 lg:inset-x-3 lg:top-18 lg:bottom-32',
)

/** As large as its place lets it be; `--ratio` is its width by its height. */
export const OWN_WALL_PICTURE =
  'relative aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))] overflow-hidden'

/** The photo that was taken of the wall, whose colours stay what they are in every brand. */
export const OWN_WALL_PHOTO = 'size-full origin-top-left select-none [filter:none]'

/** Lines over the photo. */
export const OVER_WALL = 'pointer-events-none absolute inset-0 size-full overflow-visible fill-none'

/** What is said of the wall, and what can be done with it. */
export function WallFoot({ children }: { children: Elements }) {
  return (
    <div className="absolute inset-x-0 bottom-0 grid min-h-37.5 content-center justify-items-center gap-1 bg-paper px-3 py-1.5 text-center text-[0.8125rem]/[1.4] lg:min-h-29 lg:px-4 lg:py-2 lg:text-[0.875rem]/[1.4]">
      {children}
    </div>
  )
}

export function WallButtons({ children }: { children: Elements }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 lg:gap-x-5 lg:gap-y-2">{children}</div>
  )
}
