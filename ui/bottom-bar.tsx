import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'

const PLACES = {
  /** Over all of the page, to its end. */
  page: 'fixed inset-x-0 bottom-0',
  /** Over what it stands in, to the end of that; nowhere in windows of less than 20 rem, where it would lie on too much (PE-24). */
  part: 'sticky bottom-[min(0px,(100vw-20rem)*999)] -mx-gutter',
} as const

interface BottomBarProps {
  over: keyof typeof PLACES
  /** It keeps its place, so that nothing on the page moves under a finger as it comes and goes. */
  isHidden?: boolean
  children: Elements
}

/** On a phone the price and the next step stay in reach. The foot of the page keeps room for it (`data-buy-bar`). */
export function BottomBar({ over, isHidden = false, children }: BottomBarProps) {
  return (
    <div
      data-buy-bar={isHidden ? undefined : ''}
      className={classNames(
        PLACES[over],
        isHidden && 'invisible',
        'z-30 flex short:static items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-gutter max-[20rem]:flex-wrap pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden',
      )}
    >
      {children}
    </div>
  )
}
