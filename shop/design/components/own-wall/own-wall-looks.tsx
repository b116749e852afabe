import { classNames } from '#ui/class-names.ts'
import { VIEW_PLACE } from '../looks/view-looks.tsx'

/** Between the choice of the wall above and the foot below. */
export const OWN_WALL_PLACE = classNames(
  VIEW_PLACE,
  'inset-x-0 top-16 bottom-37.5 lg:inset-x-3 lg:top-18 lg:bottom-32',
)

/** As large as its place lets it be; `--ratio` is its width by its height. */
export const OWN_WALL_PICTURE =
  'relative aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))] overflow-hidden'

/** The photo that was taken of the wall, whose colours stay what they are in every brand. */
export const OWN_WALL_PHOTO = 'size-full origin-top-left select-none [filter:none]'

/** Lines over the photo. */
export const OVER_WALL = 'pointer-events-none absolute inset-0 size-full overflow-visible fill-none'
