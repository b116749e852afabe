import { Suspense, useEffect, useState } from 'react'
import { Countdown } from '#ui/countdown.tsx'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import type { OfferInWords } from '../rules/header-offer-words.ts'

const loadDetails = () => import('./offer-details.tsx')
const OfferDetails = lazyOrNothing(async () => (await importWithRetry(loadDetails)).default)

/**
 * C-19: the sale banner below the header.
 *
 * @param now  of the server when it made the page, in milliseconds since 1970
 */
export function HeaderOffer({ offer, now }: { offer: OfferInWords; now: number }) {
  const [isOpen, setOpen] = useState(false)
  if (useIsOver(offer.endsAt)) return null
  return (
    <aside aria-label="Current offer" className="bg-offer text-small text-on-offer sm:text-meta">
      <div className="container-page flex min-h-13 flex-wrap items-center gap-x-[clamp(12px,2.2vw,32px)] max-sm:justify-between max-sm:py-2 sm:justify-center">
        <span
          className="[&_b]:font-semibold max-sm:w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written
          dangerouslySetInnerHTML={{ __html: offer.text }}
        />
        {offer.showsTimer && offer.endsAt !== undefined ? (
          <Countdown endDate={offer.endsAt} now={now} />
        ) : null}
        {offer.details === undefined ? null : (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={loadDetails}
            onFocus={loadDetails}
            onClick={() => setOpen(true)}
            className="link min-h-11 noscript:hidden"
          >
            Offer details
          </button>
        )}
      </div>
      {offer.details === undefined ? null : (
        <noscript>
          <div
            className="container-page grid gap-2 pb-3"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written
            dangerouslySetInnerHTML={{ __html: offer.details }}
          />
        </noscript>
      )}
      {isOpen && offer.details !== undefined ? (
        <Suspense>
          <OfferDetails details={offer.details} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </aside>
  )
}

/** CA-97: the page may come from a cache; an offer that has ended meanwhile is hidden on arrival. */
function useIsOver(endsAt: number | undefined): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => setOver(endsAt !== undefined && endsAt <= Date.now()), [endsAt])
  return isOver
}
