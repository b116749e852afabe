import type { Elements } from '#ui/elements.ts'

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
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 lg:gap-x-5">{children}</div>
  )
}
