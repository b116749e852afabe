import { useState } from 'react'
import { sendMessage, type TypedMessage } from './send-message.ts'

export interface Message {
  typed: TypedMessage
  type: (typed: TypedMessage) => void
  /** On its way; without a line it waits, also while the window is closed (PE-21). */
  isBusy: boolean
  /** Why it was not sent, for the shopper. */
  refusal: string | undefined
  /** As the shop has it. */
  sent: TypedMessage | undefined
  send: () => Promise<void>
  /** Makes room for the next one, once the shopper has read that this one was sent. */
  forgetSent: () => void
}

/** A shopper's message to the shop, from the first letter until it has arrived. */
export function useMessage(): Message {
  const [typed, type] = useState<TypedMessage>({ name: '', email: '', comment: '' })
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<TypedMessage>()
  return {
    typed,
    type,
    isBusy,
    refusal,
    sent,
    forgetSent: () => setSent(undefined),
    async send() {
      setRefusal(undefined)
      setBusy(true)
      const refused = await sendMessage(typed)
      setBusy(false)
      setRefusal(refused)
      if (refused !== undefined) return
      setSent(typed)
      type({ ...typed, comment: '' })
    },
  }
}
