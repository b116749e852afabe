import { useRef } from 'react'
import { formattedEdit } from '#packages/typed-values/format-while-typing.ts'
import { TextField, type TextFieldProps } from './field.tsx'

interface FormattedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  onText?: (text: string) => void
  /** Pure; puts separators between digits. */
  whileTyped: (text: string) => string
}

/**
 * A field that groups its digits while somebody types, and never stands in their way (PE-08). The field itself holds its
 * text, so that what was typed before the page is hydrated stays (PE-13).
 */
export function FormattedField({ onText, whileTyped, ...field }: FormattedFieldProps) {
  const before = useRef('')
  return (
    <TextField
      {...field}
      onFocus={({ currentTarget }) => {
        before.current = currentTarget.value
      }}
      onChange={({ currentTarget: box, nativeEvent }) => {
        const { inputType = '', isComposing = false } = nativeEvent as Partial<InputEvent>
        // What an input method is still composing is its own.
        if (isComposing) return
        const edit = { text: box.value, caret: box.selectionStart ?? box.value.length }
        // Without a kind nobody typed it: it was put in whole, as by a password manager, or tidied as the field was left.
        const former = inputType === '' ? '' : before.current
        const next = formattedEdit(former, edit, whileTyped, inputType === 'deleteContentForward')
        if (next.text !== box.value) box.value = next.text
        if (document.activeElement === box) box.setSelectionRange(next.caret, next.caret)
        before.current = next.text
        onText?.(next.text)
      }}
    />
  )
}
