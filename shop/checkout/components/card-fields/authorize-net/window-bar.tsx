import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'

/** Closes a window that stays empty; shown below it. Outside the page, which is inert while the window is open. */
export function WindowBar({ close }: { close: () => void }) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return createPortal(
    <section
      aria-label="The window for your card"
      className="fixed inset-x-0 bottom-0 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-line bg-raised px-4 py-3 text-meta"
      // AcceptUI.js gives its window 999999.
      style={{ zIndex: 1_000_000 }}
    >
      <p>Nothing is charged in this window.</p>
      <Button look="outline" size="small" onClick={close}>
        Close it without a card
      </Button>
    </section>,
    document.body,
  )
}
