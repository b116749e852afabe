/** What is done to lines in the panel, with what is said of it. */
import { useRef } from 'react'
import type { TextElement } from '#packages/design-document/design.ts'
import type { Store } from '../../../../ui/store.ts'
import { createStore } from '../../../../ui/store.ts'
import { useEditorSession, useSlice } from '../../components/hooks/use-editor-session.ts'
import { inCapitals, linesOn, moveLine, reasonAgainst, removeLine, withoutEmpty, writeLine } from './lines.ts'

/** A pause in typing ends the undo step. */
const PAUSE_MS = 1200

/** Why what was typed or pasted last was not taken, and into which line. */
interface Refusal {
  line: string
  sentence: string
}
const refusals = new WeakMap<object, Store<Refusal | undefined>>()

function refusalOf(editor: object): Store<Refusal | undefined> {
  const known = refusals.get(editor) ?? createStore<Refusal | undefined>(undefined)
  refusals.set(editor, known)
  return known
}

/** Names the field of a line. */
export const fieldId = (id: string) => `line-${id}`

export function useLines() {
  const { editor, newId } = useEditorSession()
  const store = refusalOf(editor)
  const refusal = useSlice(store, (last) => last)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** After the field has been drawn. */
  const focusOn = (id: string) => requestAnimationFrame(() => document.getElementById(fieldId(id))?.focus())

  function isRefused(line: string, more: number, texts: readonly string[]): boolean {
    const lines = more === 0 ? 0 : linesOn(editor.face()).length + more
    const letters = Math.max(...texts.map((text) => inCapitals(text).length))
    const sentence = reasonAgainst({ lines, letters })
    store.set(() => (sentence === undefined ? undefined : { line, sentence }))
    return sentence !== undefined
  }

  return {
    refusal,
    focusOn,
    /** @returns whether the words were taken */
    write({ id }: TextElement, text: string): boolean {
      // Refused whole: words that were cut could be printed without anybody noticing.
      if (isRefused(id, 0, [text])) return false
      editor.changeFace((face) => writeLine(face, { id, text }), {
        label: 'edit line',
        gesture: `type ${id}`,
      })
      clearTimeout(pause.current)
      pause.current = setTimeout(() => editor.endGesture(), PAUSE_MS)
      return true
    },
    /** @returns whether there was room for all of it */
    paste({ id }: TextElement, rows: readonly string[]): boolean {
      const [text = '', ...others] = rows
      if (isRefused(id, others.length, rows)) return false
      const below = others.map((row) => ({ id: newId(), text: row }))
      editor.changeFace((face) => withoutEmpty(writeLine(face, { id, text, below })), {
        label: 'paste lines',
        announce: `${rows.length} lines.`,
      })
      focusOn(below.at(-1)?.id ?? id)
      return true
    },
    addBelow({ id, text }: TextElement) {
      if (isRefused(id, 1, [''])) return
      const added = newId()
      editor.changeFace((face) => writeLine(face, { id, text, below: [{ id: added, text: '' }] }), {
        label: 'add line',
        announce: 'Line added.',
      })
      focusOn(added)
    },
    remove({ id }: TextElement) {
      const lines = linesOn(editor.face())
      const place = lines.findIndex((line) => line.id === id)
      const next = lines[place - 1] ?? lines[place + 1]
      editor.changeFace((face) => removeLine(face, id), {
        label: 'remove line',
        announce: 'Line removed. Undo brings it back.',
      })
      if (next) focusOn(next.id)
    },
    move({ id }: TextElement, by: -1 | 1) {
      const pressed = document.activeElement
      // A row that is put elsewhere loses the focus, and it may be the row of the button.
      requestAnimationFrame(() => pressed instanceof HTMLElement && pressed.focus())
      editor.changeFace((face) => moveLine(face, { id, by }), {
        label: 'move line',
        announce: `Now line ${placeOf(id, by)}.`,
      })
    },
    endTyping() {
      clearTimeout(pause.current)
      editor.endGesture()
    },
  }

  function placeOf(id: string, by: number): number {
    return linesOn(editor.face()).findIndex((line) => line.id === id) + 1 + by
  }
}
