import { useState } from 'react'
import { sendMessage, type TypedMessage } from './send-message.ts'

export interface Message {
  typed: TypedMessage
  type: (typed: TypedMessage) => void
  /** Under way; it waits while the connection is lost, also while the window is closed (PE-21). */
  isBusy: boolean
  /** Why it was not sent, for the shopper. */
  refusal: string | undefined
  /** As the shop has it. */
  sent: TypedMessage | undefined
  send: () => Promise<void>
  /** Clears the form, once the shopper has read that the message was sent. */
  clearSent: () => void
}

/** A shopper's message to the shop, from the first letter until it is sent. */
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
    clearSent: () => setSent(undefined),
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
