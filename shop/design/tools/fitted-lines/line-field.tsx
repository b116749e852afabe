import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TextElement } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { useEditorSession, useMeasure, useSelected } from '../../components/hooks/use-editor-session.ts'
import { HINT, ICON_BUTTON } from '../../components/looks/looks.tsx'
import { TEXT_BOX } from '../../components/text-box.tsx'
import { borrowedInWords } from '../../editor/readiness/text-check.ts'
import { FEWEST_LINES, inCapitals, rowsOf } from './lines.ts'
import { fieldId, useLines } from './use-lines.ts'

interface LineFieldProps {
  line: TextElement
  place: number
  count: number
  hintId: string
}

/** One line: its words, and the buttons that move it and take it out. */
export function LineField({ line, place, count, hintId }: LineFieldProps) {
  const { editor, isServerRendered } = useEditorSession()
  const isSelected = useSelected()?.id === line.id
  const { refusal, write, paste, addBelow, remove, move, endTyping } = useLines()
  const borrowed = borrowedInWords(useMeasure().borrowed(line))
  const refused = refusal?.line === line.id ? refusal.sentence : undefined
  /** As it was typed, so that the cursor stays where it is; the design has the capitals. */
  const [typed, setTyped] = useState(line.text)
  const row = useRef<HTMLLIElement>(null)
  const noteId = useId()
  const name = `Line ${place + 1}`
  const fieldName = `design-line-${place + 1}`

  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter and the arrows choose among suggestions while a word is composed.
    if (event.nativeEvent.isComposing) return
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === 'Enter') addBelow(line)
    else if (event.key === 'Backspace' && line.text === '' && count > FEWEST_LINES) remove(line)
    else if (by !== 0 && event.altKey) move(line, by)
    else if (by !== 0) neighbour(row.current, by)?.focus()
    else return
    event.preventDefault()
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const [first = '', ...others] = rowsOf(event.clipboardData.getData('text'))
    if (others.length === 0) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? 0)
    const after = value.slice(selectionEnd ?? value.length)
    paste(line, [before + first, ...others.slice(0, -1), (others.at(-1) ?? '') + after])
  }

  return (
    <li ref={row} className="flex scroll-my-14 flex-wrap items-center">
      <input
        id={fieldId(line.id)}
        type="text"
        name={fieldName}
        aria-label={name}
        aria-describedby={`${noteId} ${hintId}`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="enter"
        spellCheck={false}
        // Until the tool is alive nothing typed would be kept.
        readOnly={isServerRendered}
        className={classNames(
          'min-h-11 w-0 min-w-0 flex-1 rounded-m border-(length:--border-width) border-line-firm bg-raised px-3 text-body uppercase',
          'focus:border-brand focus:outline-none focus:[box-shadow:0_0_0_1px_var(--brand)]',
          isSelected && TEXT_BOX,
        )}
        value={inCapitals(typed) === line.text ? typed : line.text}
        onChange={({ currentTarget: { value } }) => {
          if (write(line, value)) setTyped(value)
        }}
        onFocus={() => editor.select(line.id)}
        onBlur={endTyping}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <RowButton
        label={`Move line ${place + 1} up`}
        icon={ArrowUp}
        isAtEnd={place === 0}
        onPress={() => move(line, -1)}
      />
      <RowButton
        label={`Move line ${place + 1} down`}
        icon={ArrowDown}
        isAtEnd={place === count - 1}
        onPress={() => move(line, 1)}
      />
      <RowButton
        label={`Remove line ${place + 1}`}
        icon={X}
        isAtEnd={count <= FEWEST_LINES}
        onPress={() => remove(line)}
      />
      {/* There before it says anything, so that it is read out. */}
      <p
        id={noteId}
        role="status"
        className={classNames(refused ? 'text-small text-danger' : HINT, 'w-full')}
      >
        {refused ?? borrowed}
      </p>
    </li>
  )
}

/** The field above or below. */
const neighbour = (row: Element | null, by: -1 | 1) =>
  (by < 0 ? row?.previousElementSibling : row?.nextElementSibling)?.querySelector('input')

function RowButton({
  label,
  icon: Icon,
  isAtEnd,
  onPress,
}: {
  label: string
  icon: typeof X
  isAtEnd: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={classNames(ICON_BUTTON, 'w-9')}
      aria-label={label}
      // Not `disabled`: the focus would be thrown away at the end.
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onPress()
      }}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
