import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { HomeLinkFragment } from '../../../generated/client/graphql.ts'

export interface ShownReview {
  text: string
  nickname: string
  /** 0 to 100; five stars are 100. */
  percent: number
  /** Such as November 2026. */
  month: string
  product: { name: string; path: string } | undefined
}

interface ReviewsBlockProps {
  /** Published ones, the newest first. */
  reviews: readonly ShownReview[]
  headingUntil: string | null | undefined
  textUntil: string
  link: HomeLinkFragment | null | undefined
}

/** B-06: published reviews; without any, how reviews come about. */
export function ReviewsBlock({ reviews, headingUntil, textUntil, link }: ReviewsBlockProps) {
  const [newest, ...others] = reviews
  return (
    <section id="reviews" className="bg-sunk">
      <div className="container-page grid items-start gap-x-[clamp(32px,7vw,112px)] gap-y-9 py-section lg:grid-cols-[1.25fr_1fr]">
        {newest ? <Quote review={newest} /> : <h2 className="display text-h2">{headingUntil}</h2>}
        <div>
          {newest ? (
            <ul className="border-b border-line-firm/40">
              {others.map((review) => (
                <li key={review.text} className="border-t border-line-firm/40 py-5">
                  <Stars percent={review.percent} />
                  <p className="mt-2 mb-1.5">{review.text}</p>
                  <p className="text-small text-ink-2">{review.nickname}</p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="max-w-[46ch] text-ink-2">{textUntil}</p>
          )}
          {link ? (
            <Link to={link.to} className={buttonClass({ look: 'outline', className: 'mt-6' })}>
              {link.label}
            </Link>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Quote({ review }: { review: ShownReview }) {
  const { product } = review
  return (
    <div>
      <h2 className="sr-only">What people say</h2>
      <Stars percent={review.percent} />
      <blockquote className="display mt-4 text-[clamp(1.75rem,1.2rem+2.3vw,3.125rem)] leading-[1.14] text-balance">
        {`“${review.text}”`}
      </blockquote>
      <p className="mt-7 text-small">
        <b className="block font-semibold">{review.nickname}</b>
        <span className="text-ink-2">
          {product ? (
            <>
              <Link to={product.path} className="link">
                {product.name}
              </Link>
              <span>{', '}</span>
            </>
          ) : null}
          <span>{review.month}</span>
        </span>
      </p>
    </div>
  )
}

/** @param percent 0 to 100; five stars are 100 */
function Stars({ percent }: { percent: number }) {
  const stars = Math.round(percent / 20)
  return (
    <span role="img" aria-label={`${stars} out of 5 stars`} className="inline-flex gap-0.5 text-star">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={15}
          strokeWidth={1.5}
          aria-hidden
          className={star <= stars ? 'fill-current' : undefined}
        />
      ))}
    </span>
  )
}
