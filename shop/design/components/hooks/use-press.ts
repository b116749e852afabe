import type { PointerEvent, RefObject } from 'react'
import { measureOf } from '../../editor/measure-of.ts'
import { useEditorSession } from './use-editor-session.ts'
import { useOpenPanelFor } from './use-open-panel-for.ts'

/** CSS pixels above and below words in which a finger still gets them, where no others are nearer. */
const SLACK_PX = 12

/** Over a board where the tool places everything: a press selects words, and nothing is dragged. */
export function usePress(board: RefObject<SVGSVGElement | null>) {
  const { editor, fontCache } = useEditorSession()
  const openPanelFor = useOpenPanelFor()

  function wordsAt({ clientX, clientY }: PointerEvent): string | undefined {
    const matrix = board.current?.getScreenCTM() ?? new DOMMatrix()
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const measure = measureOf(fontCache)
    let nearest: { id: string; awayMm: number } | undefined
    for (const element of editor.face().elements) {
      const ink = element.type === 'text' ? measure.textExtent(element) : undefined
      if (!ink || x < ink.left || x > ink.right) continue
      const awayMm = Math.max(ink.top - y, 0, y - ink.bottom)
      if (awayMm < (nearest?.awayMm ?? SLACK_PX / matrix.a)) nearest = { id: element.id, awayMm }
    }
    return nearest?.id
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      const id = wordsAt(event)
      editor.select(id)
      if (id !== undefined) openPanelFor('text')
    },
  }
}
