import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { DesignElement } from '#packages/design-document/design.ts'
import { centreOf, textPivot, trimBox } from '#packages/design-document/geometry.ts'
import { moveElements } from '../../editor/changes/move-element.ts'
import { panPhoto } from '../../editor/changes/pan-photo.ts'
import { removeElements } from '../../editor/changes/remove-element.ts'
import { resizeText } from '../../editor/changes/resize-text.ts'
import { zoomPhotoAbout } from '../../editor/changes/zoom-photo.ts'
import { elementOf, kindInWords, mainPhotoOf, nameOf } from '../../editor/draft/face.ts'
import type { EditorSession } from '../../editor/editor-session.ts'
import { selectedElements } from '../../editor/selection.ts'
import { useEditorSession } from './use-editor-session.ts'

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
  const { editor } = useEditorSession()
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

/** Keys while the board has the focus. */
export function useBoardKeys({
  onEditText,
  isArranged,
}: {
  onEditText: () => void
  /** The tool places everything itself: nothing is moved, enlarged or removed by keys. */
  isArranged: boolean
}) {
  const session = useEditorSession()
  const { editor } = session
  const moved = useRef({ x: 0, y: 0 })
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const elements = actedOn(editor)
      const [element] = elements
      const arrow = ARROWS[event.key]
      if (event.key === 'Escape') editor.select(undefined)
      else if (!element || (isArranged && event.key !== 'Enter')) return
      else if (arrow) {
        const step = event.shiftKey ? LARGE_STEP_MM : STEP_MM
        if (nudge(session, elements, arrow.x * step, arrow.y * step)) {
          moved.current = { x: moved.current.x + arrow.x * step, y: moved.current.y + arrow.y * step }
        } else {
          editor.announce('The photo ends here.')
        }
      } else if (elements.length > 1 && !isRemoval(event)) return
      else if (event.key === '+' || event.key === '=') enlarge(session, element.id, ZOOM_STEP)
      else if (event.key === '-') enlarge(session, element.id, 1 / ZOOM_STEP)
      else if (event.key === 'Enter' && element.type === 'text') onEditText()
      else if (isRemoval(event)) {
        const gone = elements.filter(({ type }) => type !== 'photo')
        if (gone.length === 0) return
        const ids = gone.map(({ id }) => id)
        editor.changeFace((face) => removeElements(face, ids), {
          label: `remove ${kindOf(gone)}`,
          announce: `${calledOf(gone)} removed.`,
        })
      } else return
      event.preventDefault()
    },
    onKeyUp(event: KeyboardEvent) {
      const arrow = ARROWS[event.key]
      if (arrow && (moved.current.x !== 0 || moved.current.y !== 0)) {
        const elements = actedOn(editor)
        if (elements.length > 0) editor.announce(`${calledOf(elements)} moved ${inWords(moved.current)}.`)
        moved.current = { x: 0, y: 0 }
      }
      editor.endGesture()
    },
  }
}

/** What is selected, or the photo of the surface while nothing is. */
function actedOn({ face, get }: EditorSession['editor']): readonly DesignElement[] {
  const selected = selectedElements(face(), get().selection)
  const photo = mainPhotoOf(face())
  return selected.length > 0 ? selected : photo ? [photo] : []
}

const isRemoval = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace'

/** @returns whether anything moved: a photo that fills the board stops at its own edge */
function nudge(
  { editor }: EditorSession,
  elements: readonly DesignElement[],
  dxMm: number,
  dyMm: number,
): boolean {
  const before = placesOf(editor, elements)
  const [element, ...others] = elements
  const isPhoto = element?.type === 'photo' && others.length === 0
  editor.changeFace(
    (face) =>
      isPhoto
        ? panPhoto(face, { id: element.id, dxMm, dyMm })
        : moveElements(face, { ids: elements.map(({ id }) => id), dxMm, dyMm }),
    { label: isPhoto ? 'crop photo' : `move ${kindOf(elements)}`, gesture: 'nudge' },
  )
  return placesOf(editor, elements) !== before
}

const placesOf = ({ face }: EditorSession['editor'], elements: readonly DesignElement[]) =>
  elements.map(({ id }) => placeOf(elementOf(face(), id))).join()

function placeOf(element: DesignElement | undefined): string {
  if (element?.type === 'text') return `${element.xMm} ${element.yMm}`
  if (element?.type === 'photo') return `${element.placement.centreX} ${element.placement.centreY}`
  return element?.frame.kind === 'placed' ? `${element.frame.xMm} ${element.frame.yMm}` : ''
}

function enlarge({ editor }: EditorSession, id: string, factor: number) {
  editor.changeFace(
    (face) => {
      const element = elementOf(face, id)
      if (element?.type === 'text') return resizeText(face, { id, factor, about: textPivot(element) })
      return zoomPhotoAbout(face, { id, factor, about: centreOf(trimBox(face)) })
    },
    { label: 'zoom', gesture: 'zoom keys' },
  )
}

/** In labels such as "move text" and "move 3 elements". */
const kindOf = (elements: readonly DesignElement[]) =>
  elements.length === 1 && elements[0] ? kindInWords(elements[0]) : `${elements.length} elements`

const calledOf = (elements: readonly DesignElement[]) =>
  elements.length === 1 && elements[0] ? movedName(elements[0]) : `${elements.length} elements`

/** All words are one text, whatever they say. */
const movedName = (element: DesignElement) => (element.type === 'text' ? 'Text' : nameOf(element))

function inWords({ x, y }: { x: number; y: number }): string {
  const across = x === 0 ? [] : [`${Math.abs(x)} mm ${x < 0 ? 'left' : 'right'}`]
  const down = y === 0 ? [] : [`${Math.abs(y)} mm ${y < 0 ? 'up' : 'down'}`]
  return [...across, ...down].join(' and ')
}
