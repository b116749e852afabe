import { useState } from 'react'
import { savedInWords } from '../editor/saving/saved-in-words.ts'
import { useDraft, useEditorSession, useSlice, useWords } from './hooks/use-editor-session.ts'

/** As much as a cart shows. */
const MAX_NAME_LENGTH = 80

/** What the shopper calls the design, and whether it is saved. */
export function DesignName() {
  const { piece } = useWords()
  const [isTooLong, setTooLong] = useState(false)
  const { editor, saver } = useEditorSession()
  const { title } = useDraft()
  const saved = useSlice(saver.state, (state) => state)
  return (
    <div className="grid min-w-0 items-center justify-items-center text-[0.875rem] max-lg:leading-[1.25] sideways:grid-flow-col sideways:gap-2 lg:flex lg:gap-2.5 lg:text-[0.9375rem]">
      <input
        type="text"
        // On a phone the words below it begin at its edge.
        className="min-h-6.5 min-w-0 rounded-s px-1.5 text-center font-semibold text-ellipsis field-sizing-content placeholder:text-inherit placeholder:opacity-100 hover:bg-sunk max-lg:max-w-full max-lg:text-[1rem] max-lg:-outline-offset-1 lg:min-h-11"
        aria-label="Name of this design"
        placeholder={`Your ${piece}`}
        name="design-name"
        autoComplete="off"
        aria-invalid={isTooLong || undefined}
        value={title}
        size={Math.min(24, Math.max(8, title.length || 11))}
        onChange={(event) => {
          const name = event.currentTarget.value
          // Refused whole and said, because a name that was cut would not be seen.
          setTooLong(name.length > MAX_NAME_LENGTH)
          if (name.length > MAX_NAME_LENGTH) return
          editor.change((draft) => ({ ...draft, title: name }), { label: 'rename', gesture: 'type name' })
        }}
        onBlur={() => {
          setTooLong(false)
          editor.endGesture()
        }}
      />
      <span role="status" className="text-ink-2 max-lg:max-w-full max-lg:truncate max-lg:text-[0.75rem]">
        {isTooLong ? `At most ${MAX_NAME_LENGTH} letters` : savedInWords(saved)}
      </span>
    </div>
  )
}
