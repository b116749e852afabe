import { useEffect, useRef } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { Failed } from './keep-page.ts'

/**
 * PE-21: says beside a form that its call broke. The sentence takes the focus from the press that it answers; whoever has
 * gone on to another field meanwhile keeps it there. The note of a call that waits for the connection takes none, because
 * it goes by itself (`line-note.tsx`).
 *
 * @param busy  whether the call is under way
 */
export function FailureNote({ answer, busy }: { answer: Failed | undefined; busy: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (busy) pressed.current = document.activeElement
  }, [busy])
  useEffect(() => {
    if (!answer || busy) return
    const at = document.activeElement
    if (at === document.body || at === pressed.current) box.current?.focus()
  }, [answer, busy])
  if (!answer || busy) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-30 outline-none">
      <Notice kind="problem">{answer.problem}</Notice>
    </div>
  )
}

/** The failure that a form was answered with; undefined for an answer of its own. */
export const failedIn = (answer: { kind?: string } | Failed | undefined): Failed | undefined =>
  answer && 'kind' in answer && answer.kind === 'failed' && 'problem' in answer ? answer : undefined
