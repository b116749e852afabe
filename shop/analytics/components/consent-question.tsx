import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { Button } from '#ui/button.tsx'
import { hasKey, withoutKeys } from '../../request/keys-in-addresses.ts'
import { useThirdPartyServices } from '../../request/third-party-services.ts'
import { paths } from '../../routing/paths.ts'
import { answer, useConsent, useIsAsked } from './consent-state.ts'
import { startAnalytics } from './start-analytics.ts'

/** By their names in routes.ts. Design tools need the whole screen: the question waits until the shopper is back. */
const FRAMES = ['shop', 'buying']

/** SH-28: asks before any analytics runs, with two answers of the same weight, and starts what was agreed to. */
export function ConsentQuestion() {
  const { measurementId } = useThirdPartyServices()
  const consent = useConsent()
  const isAsked = useIsAsked()
  const hasRoom = useMatches().some(({ id }) => FRAMES.includes(id))
  const { pathname, search } = useLocation()
  useEffect(() => {
    // Scripts of others read the whole address: they are not let onto a page that its address opens.
    if (consent !== 'all' || measurementId === undefined || hasKey({ pathname, search })) return
    startAnalytics(measurementId, withoutKeys({ pathname, search }))
  }, [consent, measurementId, pathname, search])
  return isAsked && hasRoom ? <Banner isRepeated={consent !== undefined} /> : null
}

function Banner({ isRepeated }: { isRepeated: boolean }) {
  const box = useRef<HTMLElement>(null)
  const [news, setNews] = useState('')
  // Who opened it from the footer gets the focus; who just arrived is told where it is, without interruption.
  useEffect(() => {
    if (isRepeated) box.current?.focus()
    else setNews('A question about cookies stands at the end of this page.')
  }, [isRepeated])
  useRoomBelow(box)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="consent"
      className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 mx-auto max-w-180 rounded-l border border-line bg-raised p-5 text-ink shadow-high outline-none sm:p-6 max-lg:in-has-data-buy-bar:bottom-22"
    >
      <p role="status" className="sr-only">
        {news}
      </p>
      <h2 id="consent" className="font-semibold">
        May we count your visit?
      </h2>
      <p className="mt-1.5 max-w-[66ch] text-small text-ink-2">
        With your yes, the services that measure our pages and our advertisements hear of this visit. The shop
        works the same either way.{' '}
        <Link to={paths.page('privacy-policy')} className="link text-ink">
          Privacy
        </Link>
      </p>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
        <Button look="outline" size="small" onClick={() => answer('needed')}>
          Only what is needed
        </Button>
        <Button look="outline" size="small" onClick={() => answer('all')}>
          Yes, that is fine
        </Button>
      </div>
    </section>
  )
}

/** While it covers the end of the screen, nothing that gets the focus stays under it. */
function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement
    const top = box.current?.getBoundingClientRect().top ?? innerHeight
    style.scrollPaddingBottom = `${Math.ceil(innerHeight - top) + 8}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [box])
}
