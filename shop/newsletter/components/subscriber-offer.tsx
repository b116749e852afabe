import { Tag } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { framePartsOf, type PageType } from '../../routing/frame-parts.ts'
import { clearedPopupCookie, POPUP_DELAY_MS, seenPopupCookie } from '../rules/popup-cookie.ts'
import { followFiles } from './follow-files.ts'
import { remember, usePopupSeen } from './newsletter-seen.ts'

const loadPopup = () => import('./subscribe-popup.tsx')
const SubscribePopup = lazyOrNothing(() => loadPopup().then((module) => module.default))
const Toast = lazyOrNothing(() => import('#ui/toast.tsx').then((module) => module.Toast))

const FIELD_PAUSE_MS = 1_000

/**
 * The popup for first visitors, and the button that brings it back (CA-46). On a phone the button stands below the page,
 * because a floating one would cover words. Nobody is interrupted who is at their photos: the button offers it then.
 *
 * @param isTrying whether pictures show a photo of the shopper's own, or soon will
 */
export function SubscriberOffer({ page, isTrying }: { page: PageType | undefined; isTrying: boolean }) {
  const { pathname } = useLocation()
  const seen = usePopupSeen()
  const [isDue, setDue] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [thanks, setThanks] = useState<string>()
  const isOccupied = useFiles(pathname) || isTrying
  const hasWaited = useRef(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  // D-19 to D-21. A window that is open already is not covered with another; its turn comes on the next page.
  useEffect(() => {
    if (!isDue || page === undefined || seen !== false) return
    if (isOccupied) {
      hasWaited.current = true
      return
    }
    const offer = () => {
      if (document.querySelector('dialog[open], :is(input, select, textarea):focus')) return
      // Once, also where no cookie can say that it was closed.
      setDue(false)
      setOpen(true)
    }
    // Nobody is interrupted who types; from one field to the next the focus is nowhere for a moment.
    let timer: ReturnType<typeof setTimeout> | undefined
    const offerSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(offer, FIELD_PAUSE_MS)
    }
    if (hasWaited.current) offerSoon()
    else offer()
    document.addEventListener('focusout', offerSoon)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', offerSoon)
    }
  }, [isDue, page, seen, isOccupied])

  const wasAskedFor = useRef(false)
  // On another page nobody waits for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what ends it
  useEffect(() => {
    wasAskedFor.current = false
  }, [pathname])
  /** The button goes while its window is open, so that the window cannot give the focus back to it. */
  function takeFocusBack(button: HTMLButtonElement | null) {
    if (!button || !wasAskedFor.current) return
    wasAskedFor.current = false
    button.focus()
  }

  function close() {
    setOpen(false)
    remember(seenPopupCookie)
  }
  function askAgain() {
    wasAskedFor.current = true
    setDue(false)
    remember(clearedPopupCookie)
    setOpen(true)
  }

  const isWaiting = isDue && isOccupied
  const offersButton = (seen === true || isWaiting) && !isOpen && framePartsOf(pathname, page).offerButton
  return (
    <>
      {offersButton ? (
        <div className="max-lg:container-page max-lg:pb-8">
          <button
            ref={takeFocusBack}
            type="button"
            data-offer-button
            aria-haspopup="dialog"
            onPointerEnter={loadPopup}
            onFocus={loadPopup}
            onClick={askAgain}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-offer px-4 text-small font-semibold text-on-offer lg:fixed lg:bottom-5 lg:left-5 lg:z-20 lg:shadow-mid"
          >
            <Tag size={18} strokeWidth={1.5} aria-hidden />
            10% off
          </button>
        </div>
      ) : null}
      {isOpen && page !== undefined ? (
        <Suspense>
          <SubscribePopup
            onClose={close}
            onDone={(words) => {
              close()
              setThanks(words)
            }}
          />
        </Suspense>
      ) : null}
      {thanks ? (
        <Suspense>
          <Toast onClose={() => setThanks(undefined)}>{thanks}</Toast>
        </Suspense>
      ) : null}
    </>
  )
}

/** Whether the shopper is choosing a file, or gave one to the page that is open. */
function useFiles(pathname: string): boolean {
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has none of it
  useEffect(() => {
    setBusy(false)
    return followFiles(document, window, setBusy)
  }, [pathname])
  return isBusy
}
