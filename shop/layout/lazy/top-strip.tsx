import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { paths } from '../../routing/paths.ts'

const loadGuarantee = () => import('./guarantee.tsx').then(({ Guarantee }) => Guarantee)

/** C-04, while staff have not configured others. */
const RATING_WORDS = '15K+ 5-Star Ratings'

interface TopStripProps {
  freeShippingCents: number | undefined
  ratingWords: string | undefined
}

/** The first 44 px of every page. */
export function TopStrip({ freeShippingCents, ratingWords = RATING_WORDS }: TopStripProps) {
  const guarantee = useLazyPart(loadGuarantee)
  return (
    <section aria-label="Our promises" className="bg-band text-[0.75rem] text-on-band sm:text-micro">
      <div className="container-page flex min-h-11 items-center justify-between gap-4">
        <button
          type="button"
          aria-haspopup="dialog"
          {...guarantee.intent}
          onClick={() => guarantee.open()}
          className="link min-h-11 text-left"
        >
          Lowest-Price-in-Australia-Guarantee
        </button>
        {freeShippingCents === undefined ? null : (
          <span className="hidden lg:inline">
            {/* The strip's words are fixed with a plain dollar sign. */}
            {`Free standard shipping over ${formatMoney(freeShippingCents).slice(1)}`}
          </span>
        )}
        <Link
          to={paths.reviews()}
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <Star size={13} className="fill-current" strokeWidth={0} aria-hidden />
          <span>{ratingWords}</span>
        </Link>
      </div>
      {guarantee.Part ? <guarantee.Part onClose={guarantee.close} /> : null}
    </section>
  )
}
