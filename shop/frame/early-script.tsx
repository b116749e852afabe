import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/**
 * A script of ours in the page as the server sends it: it runs while the page is read, before any other script is there.
 *
 * @param text  on the server; the browser has it from there, and is better given an empty one, so that it does not come twice
 */
export function EarlyScript({ text }: { text: string }) {
  const nonce = useContext(FrameworkContext)?.nonce
  return (
    <script
      nonce={nonce}
      // The browser hides the nonce from whoever looks.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of ours, without anything of the request in it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
