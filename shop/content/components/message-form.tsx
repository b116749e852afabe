import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { type MessageProblems, messageProblems, type TypedMessage } from './send-message.ts'
import type { Message } from './use-message.ts'

interface MessageFormProps {
  /** What is typed and the outcome; kept while the window is closed. */
  message: Message
  /** The chat of the shop could not be reached. */
  standsIn: boolean
  onClose: () => void
}

/** A message to the shop, when there is no chat. What was typed stays until it has been sent. */
export function MessageForm({ message, standsIn, onClose }: MessageFormProps) {
  const { typed, sent, isBusy, refusal } = message
  const [problems, setProblems] = useState<MessageProblems>({})

  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const found = messageProblems(typed)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) void message.send()
    else event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const field = (name: keyof TypedMessage) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => message.type({ ...typed, [name]: target.value }),
  })

  return (
    <Drawer title="Leave a message" onClose={onClose}>
      {sent ? (
        <Sent message={sent} onClose={onClose} />
      ) : (
        <form
          method="post"
          action={window.location.pathname}
          onSubmit={send}
          noValidate
          className="grid gap-4"
        >
          <p className="text-ink-2">
            {`${standsIn ? 'The chat cannot be reached just now. ' : ''}Tell us what you would like to know. A person reads it and answers by email.`}
          </p>
          <TextField label="Name" autoComplete="name" {...field('name')} />
          <EmailField {...field('email')} />
          <TextAreaField label="Message" autoComplete="off" {...field('comment')} />
          <LineNote busy={isBusy} />
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
        {`Thank you, ${tidiedText(name)}. Your message is with us, and the answer comes to ${tidiedEmail(email)}.`}
      </Notice>
      <Button look="outline" onClick={onClose} className="mt-6">
        Back to the shop
      </Button>
    </div>
  )
}
