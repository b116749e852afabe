import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { type MessageProblems, messageProblems, sendMessage, type TypedMessage } from './send-message.ts'

interface MessageFormProps {
  /** What was typed before; it outlives a closed window. */
  typed: TypedMessage
  onTyped: (typed: TypedMessage) => void
  /** The chat of the shop could not be reached. */
  standsIn: boolean
  onClose: () => void
}

/** A message to the shop, when nobody chats. What was typed stays until it has been sent. */
export function MessageForm({ typed, onTyped, standsIn, onClose }: MessageFormProps) {
  const [problems, setProblems] = useState<MessageProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<TypedMessage>()

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const found = messageProblems(typed)
    setProblems(found)
    setRefusal(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setBusy(true)
    const refused = await sendMessage(typed)
    setBusy(false)
    setRefusal(refused)
    if (refused !== undefined) return
    setSent(typed)
    onTyped({ ...typed, comment: '' })
  }

  const field = (name: keyof TypedMessage) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onTyped({ ...typed, [name]: target.value }),
  })

  return (
    <Drawer title="Leave a message" onClose={onClose}>
      {sent ? (
        <Sent message={sent} onClose={onClose} />
      ) : (
        <form onSubmit={send} noValidate className="grid gap-4">
          <p className="text-ink-2">
            {standsIn ? 'The chat cannot be reached just now. ' : ''}
            Tell us what you would like to know. A person reads it and answers by e-mail.
          </p>
          <TextField label="Name" autoComplete="name" maxLength={120} {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <TextAreaField label="Message" maxLength={10_000} {...field('comment')} />
          {refusal ? <Notice kind="problem">{refusal}</Notice> : null}
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Sending' : 'Send my message'}
          </Button>
        </form>
      )}
    </Drawer>
  )
}

/** Takes the focus that the button of the form had. */
function Sent({ message: { name, email }, onClose }: { message: TypedMessage; onClose: () => void }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="outline-none">
      <Notice kind="ok">
        Thank you, {name.trim()}. Your message is with us, and the answer comes to {email.trim()}.
      </Notice>
      <Button look="outline" onClick={onClose} className="mt-6">
        Back to the shop
      </Button>
    </div>
  )
}
