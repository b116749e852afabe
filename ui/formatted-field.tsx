import { useRef } from 'react'
import { formattedEdit } from '#packages/typed-values/format-while-typing.ts'
import { TextField, type TextFieldProps } from './field.tsx'

interface FormattedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'defaultValue' | 'type'> {
  onText?: (text: string) => void
  /** Pure; puts separators between digits. */
  whileTyped: (text: string) => string
}

/**
 * A field that groups its digits during typing, without interfering (PE-08). The field itself holds its text, so that
 * what was typed before the page is hydrated stays (PE-13).
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
        // Text that an input method is composing is left alone.
        if (isComposing) return
        const edit = { text: box.value, caret: box.selectionStart ?? box.value.length }
        // Without an input type nobody typed it: a password manager filled it, or it was tidied on blur.
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
