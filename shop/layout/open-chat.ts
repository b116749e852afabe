/** Opens the chat: fetches what shows it, waits for its own button and presses that. */
import type { ThirdPartyServices } from '../request/third-party-services.ts'
import { pressWhenThere } from './press-when-there.ts'

/**
 * C-48, C-49: the chat that is configured. Without one, or when it does not come, the shop's own form for a message.
 *
 * @param before  done just before the chat opens
 * @throws Error when not even the form can be fetched
 */
export async function openChat(chat: ThirdPartyServices['chat'], before?: () => void): Promise<void> {
  if (chat && (await opensByItself(chat, before))) return
  const { OWN_BUTTON, showMessageWidget } = await import('../content/components/message-widget.tsx')
  showMessageWidget({ standsIn: chat !== undefined })
  await pressWhenThere(() => document.querySelector<HTMLElement>(OWN_BUTTON), { before })
}

async function opensByItself(
  { scriptUrl, button }: NonNullable<ThirdPartyServices['chat']>,
  before?: () => void,
): Promise<boolean> {
  const unreachable = new AbortController()
  loadOnce(scriptUrl).catch(() => unreachable.abort())
  return pressWhenThere(() => document.querySelector<HTMLElement>(button), {
    before,
    signal: unreachable.signal,
  })
}

const loading = new Map<string, Promise<void>>()

/** A failed fetch is tried again by the next press. */
function loadOnce(url: string): Promise<void> {
  const begun = loading.get(url)
  if (begun) return begun
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(url)
      script.remove()
      reject(new Error(`Expected a script at ${url} but it could not be fetched`))
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}
