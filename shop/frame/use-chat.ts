import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useThirdPartyServices } from './third-party-services.ts'

/** Where somebody writes to the shop when nothing else can be loaded. */
export const WRITE_TO_US = paths.page('contact-us')

/**
 * C-48 to C-50: a press fetches the chat, and only then. For a link to `WRITE_TO_US`, which works without scripts.
 *
 * @param before  done once the chat is there, just before it opens, such as closing the drawer that it would cover
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
    import('./lazy/open-chat.ts')
      .then(({ openChat }) => openChat(chat, before))
      .catch(() => navigate(WRITE_TO_US))
      .finally(() => setLoading(false))
  }

  return { isLoading, onClick }
}
