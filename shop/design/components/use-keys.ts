import { type KeyboardEvent, useEffect, useRef } from 'react'
import { centreOf, textPivot, trimBox } from '#packages/design-document/geometry.ts'
import { moveElement } from '../editor/changes/move-element.ts'
import { panPhoto } from '../editor/changes/pan-photo.ts'
import { removeElement } from '../editor/changes/remove-element.ts'
import { resizeText } from '../editor/changes/resize-text.ts'
import { zoomPhotoAbout } from '../editor/changes/zoom-photo.ts'
import { elementOf, facePhotoOf } from '../editor/face.ts'
import type { Session } from '../editor/session.ts'
import { useSession } from './use-session.ts'

const STEP_MM = 1
const LARGE_STEP_MM = 10
const ZOOM_STEP = 1.05

const ARROWS: Record<string, { x: number; y: number; word: string }> = {
  ArrowLeft: { x: -1, y: 0, word: 'left' },
  ArrowRight: { x: 1, y: 0, word: 'right' },
  ArrowUp: { x: 0, y: -1, word: 'up' },
  ArrowDown: { x: 0, y: 1, word: 'down' },
}

/** Undo and redo from anywhere in the tool; a text field's own history would know only half of the story. */
export function useUndoKeys() {
  const { editor } = useSession()
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) editor.redo()
      else editor.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [editor])
}

/** Keys while the canvas has the focus. */
export function useCanvasKeys({ onEditText }: { onEditText: () => void }) {
  const session = useSession()
  const { editor } = session
  const moved = useRef({ x: 0, y: 0 })
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const element = elementOf(editor.face(), editor.get().selection) ?? facePhotoOf(editor.face())
      const arrow = ARROWS[event.key]
      if (event.key === 'Escape') editor.select(undefined)
      else if (!element) return
      else if (arrow) {
        const step = event.shiftKey ? LARGE_STEP_MM : STEP_MM
        if (nudge(session, element.id, arrow.x * step, arrow.y * step)) {
          moved.current = { x: moved.current.x + arrow.x * step, y: moved.current.y + arrow.y * step }
        } else {
          editor.announce('The photo ends here.')
        }
      } else if (event.key === '+' || event.key === '=') enlarge(session, element.id, ZOOM_STEP)
      else if (event.key === '-') enlarge(session, element.id, 1 / ZOOM_STEP)
      else if (event.key === 'Enter' && element.type === 'text') onEditText()
      else if ((event.key === 'Delete' || event.key === 'Backspace') && element.type === 'text') {
        editor.changeFace((face) => removeElement(face, { id: element.id }), {
          label: 'remove text',
          announce: 'Text removed.',
        })
      } else return
      event.preventDefault()
    },
    onKeyUp(event: KeyboardEvent) {
      const arrow = ARROWS[event.key]
      if (arrow && (moved.current.x !== 0 || moved.current.y !== 0)) {
        const isText = elementOf(editor.face(), editor.get().selection)?.type === 'text'
        editor.announce(`${isText ? 'Text' : 'Photo'} moved ${inWords(moved.current)}.`)
        moved.current = { x: 0, y: 0 }
      }
      editor.endGesture()
    },
  }
}

/** @returns whether anything moved: a photo that fills the canvas stops at its own edge */
function nudge({ editor }: Session, id: string, dxMm: number, dyMm: number): boolean {
  const before = placeOf(editor, id)
  const isText = elementOf(editor.face(), id)?.type === 'text'
  editor.changeFace((face) => (isText ? moveElement : panPhoto)(face, { id, dxMm, dyMm }), {
    label: isText ? 'move text' : 'crop photo',
    gesture: 'nudge',
  })
  return placeOf(editor, id) !== before
}

function placeOf({ face }: Session['editor'], id: string): string {
  const element = elementOf(face(), id)
  if (element?.type === 'text') return `${element.xMm} ${element.yMm}`
  return element ? `${element.placement.centreX} ${element.placement.centreY}` : ''
}

function enlarge({ editor }: Session, id: string, factor: number) {
  editor.changeFace(
    (face) => {
      const element = elementOf(face, id)
      if (element?.type === 'text') return resizeText(face, { id, factor, about: textPivot(element) })
      return zoomPhotoAbout(face, { id, factor, about: centreOf(trimBox(face)) })
    },
    { label: 'zoom', gesture: 'zoom keys' },
  )
}

function inWords({ x, y }: { x: number; y: number }): string {
  const across = x === 0 ? [] : [`${Math.abs(x)} mm ${x < 0 ? 'left' : 'right'}`]
  const down = y === 0 ? [] : [`${Math.abs(y)} mm ${y < 0 ? 'up' : 'down'}`]
  return [...across, ...down].join(' and ')
}
