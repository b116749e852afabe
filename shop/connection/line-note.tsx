import { useLayoutEffect, useSyncExternalStore } from 'react'
import { Notice } from '#ui/notice.tsx'
import { FINE, type LineState, line } from './line.ts'

export function useLine(): LineState {
  return useSyncExternalStore(line.subscribe, line.state, () => FINE)
}

/**
 * PE-21: says beside a button or field that its call waits for the connection.
 *
 * @param busy  whether the call is under way: while it is and the connection is lost, it waits
 * @param says  what a shopper has to know of this call instead of what is true of all, such as what became of the money
 */
export function LineNote({ busy, says, className }: { busy: boolean; says?: string; className?: string }) {
  const { isLost } = useLine()
  return busy && isLost ? <Words says={says} className={className} /> : null
}

/** Whether a note stands beside what failed, which makes the general one needless. */
export function useHasInlineNote(): boolean {
  return useSyncExternalStore(
    (changed) => {
      besideListeners.add(changed)
      return () => besideListeners.delete(changed)
    },
    () => beside > 0,
    () => false,
  )
}

let beside = 0
const besideListeners = new Set<() => void>()
const setInlineNotes = (change: number) => {
  beside += change
  for (const changed of besideListeners) changed()
}

function Words({ says, className }: { says: string | undefined; className: string | undefined }) {
  // Before the screen is drawn, or both notes would show for a moment.
  useLayoutEffect(() => {
    setInlineNotes(1)
    return () => setInlineNotes(-1)
  }, [])
  return (
    <Notice kind="warning" className={className}>
      <LineSentence says={says} />
    </Notice>
  )
}

export function LineSentence({ says }: { says?: string | undefined }) {
  const { isAsking, isShopAway } = useLine()
  return (
    <>
      <b className="font-semibold">
        {isShopAway ? 'Our shop does not answer just now.' : 'The connection is lost.'}
      </b>
      <span>{` ${says ?? (isAsking ? MAYBE_ARRIVED : GOES_ON)} `}</span>
      <button type="button" onClick={() => line.tryNow()} className="link min-h-11 font-semibold">
        Try again
      </button>
    </>
  )
}

const GOES_ON = 'Nothing here is lost. We go on by ourselves as soon as it is back.'
const MAYBE_ARRIVED = 'Nothing here is lost, but we do not know whether your last press arrived.'
