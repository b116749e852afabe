import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { withBannerPictures } from '../rules/banner-pictures.ts'
import type { OfferContent } from '../rules/offer-content.ts'
import { OfferRotation } from './offer-rotation.tsx'

const loadDetails = () => import('./offer-details.tsx').then((part) => part.default)

interface OfferBannerProps {
  offer: OfferContent
  /** Whether it stands in a column of the page, and not across all of it. */
  isWithin?: boolean
}

/**
 * C-25 to C-28: what a landing page offers, one slide at a time. All slides lie on top of each other, so nothing moves
 * when the next one fades in; without scripts they stand below each other.
 */
export function OfferBanner({ offer: { slides, details }, isWithin = false }: OfferBannerProps) {
  const id = useId()
  const area = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const [isTurning, setTurning] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  const window = useLazyPart(loadDetails)
  const turns = slides.length > 1
  useEffect(() => setHydrated(true), [])
  return (
    <section
      ref={area}
      aria-label="Offers"
      {...(turns ? { 'aria-roledescription': 'carousel' } : {})}
      className={classNames('print:hidden', !isWithin && 'container-page')}
    >
      <div className="rounded-l bg-sunk px-[clamp(20px,3.4vw,56px)] pt-[clamp(24px,3vw,44px)] pb-4">
        <div id={id} className="grid" aria-live={isTurning ? 'off' : 'polite'}>
          {slides.map((html, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern for carousels, not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their places
              key={index}
              role="group"
              aria-roledescription="slide"
              aria-label={`Offer ${index + 1} of ${slides.length}`}
              className={classNames(
                SLIDE,
                'transition-[opacity,visibility] duration-(--slow) ease-soft',
                index !== at && 'invisible opacity-0 noscript:visible noscript:opacity-100',
              )}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written
              dangerouslySetInnerHTML={{ __html: withBannerPictures(html, index === 0) }}
            />
          ))}
        </div>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          {details === undefined ? (
            <span />
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              {...window.intent}
              onClick={() => window.open()}
              className="link min-h-11 text-small font-semibold noscript:hidden"
            >
              More details
            </button>
          )}
          {turns && isHydrated ? (
            <OfferRotation
              area={area}
              slides={id}
              count={slides.length}
              at={at}
              onShow={setAt}
              onTurning={setTurning}
            />
          ) : null}
        </div>
        {details === undefined ? null : (
          <noscript>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written */}
            <div className="grid gap-2 pb-3" dangerouslySetInnerHTML={{ __html: details }} />
          </noscript>
        )}
      </div>
      {window.Part && details !== undefined ? <window.Part details={details} onClose={window.close} /> : null}
    </section>
  )
}

/** Staff write headings, words, links and pictures; a picture is beside the words where there is room. */
const SLIDE = classNames(
  'col-start-1 row-start-1 noscript:row-auto flow-root text-lead text-ink-2',
  '[&_h2]:display [&_h2]:text-h2 [&_h2]:text-ink [&_h3]:display [&_h3]:text-h3 [&_h3]:text-ink',
  '[&_p]:mt-2 [&_p]:max-w-[52ch] [&_a]:underline [&_a]:underline-offset-4 [&_b]:text-ink [&_strong]:text-ink',
  '[&_img]:mb-4 [&_img]:aspect-[824/485] [&_img]:h-auto [&_img]:max-w-full [&_img]:object-cover [&_img]:rounded-picture lg:[&_img]:float-right lg:[&_img]:ml-gap lg:[&_img]:max-w-[42%]',
)
