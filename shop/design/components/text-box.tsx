import { useEffect, useId, useRef, useState } from 'react'
import type { TextElement } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { editText } from '../editor/changes/edit-text.ts'
import { reasonAgainstWords } from '../rules/design-limits.ts'
import { useEditorSession, useFace } from './hooks/use-editor-session.ts'
import { HINT } from './looks/looks.tsx'
import { PANE_BOX } from './pane-box.tsx'

/** What the box is found by. */
export const TEXT_BOX = 'tool-text-box'
/** A pause in typing ends the undo step. */
const PAUSE_MS = 1200

/** The words themselves. Words that were only put down are selected, so that typing writes over them. */
export function TextBox({ text, isNew }: { text: TextElement; isNew: boolean }) {
  const { editor } = useEditorSession()
  const { elements } = useFace()
  /** About the words that were refused last; another text has another. */
  const [refusal, setRefusal] = useState<{ id: string; sentence: string }>()
  const tooLong = refusal?.id === text.id ? refusal.sentence : undefined
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rows = Math.min(4, text.text.split('\n').length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text in the box is a new start
  useEffect(() => {
    if (isNew) box.current?.select()
  }, [text.id])

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.875rem] font-semibold">
        Text
      </label>
      <textarea
        ref={box}
        id={id}
        name="design-text"
        autoComplete="off"
        className={classNames(
          TEXT_BOX,
          PANE_BOX,
          'field-sizing-content max-h-35 resize-none',
          'focus:border-brand focus:outline-none focus:[box-shadow:0_0_0_1px_var(--brand)]',
        )}
        rows={rows}
        value={text.text}
        aria-invalid={tooLong !== undefined}
        aria-describedby={tooLong === undefined ? undefined : `${id}-too-long`}
        onFocus={(event) => {
          if (isNew) event.currentTarget.select()
        }}
        onChange={(event) => {
          const words = event.currentTarget.value
          // Refused whole: words that were cut could be printed without anybody noticing.
          const sentence = reasonAgainstWords(elements, text, words)
          setRefusal(sentence === undefined ? undefined : { id: text.id, sentence })
          if (sentence !== undefined) return
          const gesture = `type ${text.id}`
          editor.changeFace((face) => editText(face, { id: text.id, text: words }), {
            label: 'edit text',
            gesture,
          })
          clearTimeout(pause.current)
          pause.current = setTimeout(() => editor.endGesture(), PAUSE_MS)
        }}
        onBlur={() => editor.endGesture()}
      />
      {tooLong === undefined ? null : (
        <p id={`${id}-too-long`} className={HINT} role="status">
          {tooLong}
        </p>
      )}
    </div>
  )
}
