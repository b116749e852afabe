import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useThirdPartyServices } from '../request/third-party-services.ts'
import { paths } from '../routing/paths.ts'

/** Where the form for a message is when no chat can be loaded. */
export const WRITE_TO_US = paths.page('contact-us')

/**
 * C-48 to C-50: fetches the chat on a press, and only then. For a link to `WRITE_TO_US`, which works without scripts.
 *
 * @param before  called just before the chat opens, such as to close the drawer that would cover it
 */
export function useChat(before?: () => void) {
  const [isLoading, setLoading] = useState(false)
  const { chat } = useThirdPartyServices()
  const navigate = useNavigate()

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    import('./open-chat.ts')
      .then(({ openChat }) => openChat(chat, before))
      .catch(() => navigate(WRITE_TO_US))
      .finally(() => setLoading(false))
  }

  return { isLoading, onClick }
}
