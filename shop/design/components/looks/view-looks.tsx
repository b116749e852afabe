/** What is said at the foot of a view; in a window as small as a page at 400 % it would lie over the piece. */
export const VIEW_WORDS =
  'absolute bottom-3.5 left-1/2 w-max max-w-[calc(100%-24px)] -translate-x-1/2 rounded-m bg-paper/92 px-3.5 py-2 text-center text-[0.875rem] text-balance lowest-stage:hidden'

/** Where the picture of a view is as large as its place lets it be. */
export const VIEW_PLACE = 'absolute grid place-items-center [container-type:size]'

/** Drawn in its own pixels or millimetres, and scaled to those of the screen. */
export const SCALED = 'absolute top-0 left-0 origin-top-left'
