import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * An inline script of ours in the server's HTML: it runs while the page is parsed, before any other script.
 *
 * @param text  on the server; the browser passes an empty one, so that hydration does not send it a second time
 */
export function EarlyScript({ text }: { text: string }) {
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce from scripts.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, without anything of the request in it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
