import type { Elements } from './elements.ts'

/** On a phone the price and the next step stay in reach. The foot of the page keeps room for it (`data-buy-bar`). */
export function BottomBar({ children }: { children: Elements }) {
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 flex short:static items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-gutter max-[20rem]:flex-wrap pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {children}
    </div>
  )
}
