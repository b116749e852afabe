import { classNames } from '#ui/class-names.ts'
import { badgeWords } from '../rules/marks.ts'
import type { MarksShown } from './card-product.ts'

const CHIP = 'inline-block rounded-s bg-raised px-2.5 py-1.75 text-micro leading-none font-semibold text-ink'

/** The one badge of a card (guide: never two): what staff call it, or else that nobody is cheaper. */
export function Marks({ marks, className }: { marks: MarksShown; className?: string }) {
  const words = badgeWords(marks.badge)
  if (words !== undefined) return <span className={classNames(CHIP, className)}>{words}</span>
  if (!marks.lowestPrice) return null
  return <LowestPriceBadge nextDayDelivery={marks.nextDayDelivery} className={className} />
}

interface LowestPriceBadgeProps {
  nextDayDelivery: boolean
  className?: string | undefined
}

/** F-20, CA-51. */
export function LowestPriceBadge({ nextDayDelivery, className }: LowestPriceBadgeProps) {
  return (
    <span className={classNames('lowestPrice', CHIP, className)}>
      {nextDayDelivery ? 'Lowest price, next day delivery' : 'Lowest price'}
    </span>
  )
}
