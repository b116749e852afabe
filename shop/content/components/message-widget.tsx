/** The shop's own replacement for a chat: a button beside the page, and a form for a message behind it. */
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MessageForm } from './message-form.tsx'
import { useMessage } from './use-message.ts'

/** How the launcher finds the button. */
export const OWN_BUTTON = '[data-chat-button]'

let root: Root | undefined

/** Mounted beside the page, so that it stays during navigations. */
export function showMessageWidget({ standsIn }: { standsIn: boolean }): void {
  if (root === undefined) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  root.render(<MessageWidget standsIn={standsIn} />)
}

function MessageWidget({ standsIn }: { standsIn: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const message = useMessage()
  function close() {
    setOpen(false)
    message.clearSent()
  }
  return (
    <>
      {/* On a phone it would cover words; there the header and the menu have it. */}
      <button
        type="button"
        data-chat-button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="fixed right-[max(6px,calc((100%-var(--content))/2-52px))] bottom-5 z-20 grid size-11 place-items-center rounded-full border border-line bg-raised text-ink shadow-mid max-lg:hidden"
      >
        <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
        <span className="sr-only">Chat</span>
      </button>
      {isOpen ? <MessageForm {...{ message, standsIn }} onClose={close} /> : null}
    </>
  )
}
