import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { type ReactElement, useId } from 'react'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { NEW_TEXT } from '../editor/changes/add-text.ts'
import { duplicateText } from '../editor/changes/duplicate-text.ts'
import { orderElement } from '../editor/changes/order-elements.ts'
import { removeElement } from '../editor/changes/remove-element.ts'
import { reasonAgainstText } from '../rules/design-limits.ts'
import { Acts, actClass } from './acts.tsx'
import { useEditorSession, useFace } from './hooks/use-editor-session.ts'
import { HINT } from './looks/looks.tsx'

/** What can be done with a text as a whole, under the reason why something cannot be done now. */
export function TextActs({ text }: { text: TextElement }) {
  const { editor, newId, addText } = useEditorSession()
  const { elements } = useFace()
  const reasonId = useId()
  const { id } = text
  const noNewText = reasonAgainstText(elements, NEW_TEXT.length)
  const noCopy = reasonAgainstText(elements, text.text.length)
  const reason = noNewText ?? noCopy
  const act = (label: string, announce: string, change: (face: Surface) => Surface) => () =>
    editor.changeFace(change, { label, announce })
  return (
    <div>
      {/* Above the buttons: on a phone the panel ends right below them. A live region is announced only if it was there before its text. */}
      <p id={reasonId} className={classNames(HINT, reason !== undefined && 'mb-2')} role="status">
        {reason}
      </p>
      <Acts>
        <TextAct
          name="Add text"
          icon={<Plus size={20} strokeWidth={1.5} aria-hidden />}
          disabledBy={noNewText === undefined ? undefined : reasonId}
          onPress={addText}
        />
        <TextAct
          name="Copy"
          icon={<Copy size={20} strokeWidth={1.5} aria-hidden />}
          disabledBy={noCopy === undefined ? undefined : reasonId}
          onPress={() => {
            const copyId = newId()
            editor.changeFace((face) => duplicateText(face, { id, copyId }), {
              label: 'copy text',
              announce: 'Text copied.',
              select: copyId,
            })
          }}
        />
        <TextAct
          name="Forward"
          icon={<ArrowUp size={20} strokeWidth={1.5} aria-hidden />}
          onPress={act('bring text forward', 'Moved forward.', (face) =>
            orderElement(face, { id, to: 'front' }),
          )}
        />
        <TextAct
          name="Back"
          icon={<ArrowDown size={20} strokeWidth={1.5} aria-hidden />}
          onPress={act('send text back', 'Moved back.', (face) => orderElement(face, { id, to: 'back' }))}
        />
        <TextAct
          name="Remove"
          icon={<Trash2 size={20} strokeWidth={1.5} aria-hidden />}
          onPress={act('remove text', 'Text removed.', (face) => removeElement(face, { id }))}
        />
      </Acts>
    </div>
  )
}

interface TextActProps {
  name: string
  icon: ReactElement
  /** Id of the sentence that says why it cannot be pressed now. */
  disabledBy?: string | undefined
  onPress: () => void
}

/** Not `disabled`: pressing Copy for the last text that fits would lose the focus, and a screen reader would skip the reason. */
function TextAct({ name, icon, disabledBy, onPress }: TextActProps) {
  const isDisabled = disabledBy !== undefined
  return (
    <button
      type="button"
      className={actClass({ isDisabled })}
      aria-disabled={isDisabled}
      aria-describedby={disabledBy}
      onClick={isDisabled ? undefined : onPress}
    >
      {icon}
      <span>{name}</span>
    </button>
  )
}
