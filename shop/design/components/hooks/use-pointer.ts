import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Point } from '#packages/design-document/geometry.ts'
import { zoomPhotoAbout } from '../../editor/changes/zoom-photo.ts'
import { elementOf, mainPhotoOf } from '../../editor/draft/face.ts'
import { measureOf } from '../../editor/measure-of.ts'
import { createPointer } from '../../editor/pointer/pointer.ts'
import { type Target, targetAt } from '../../editor/pointer/target.ts'
import { wheelFactor } from '../../editor/pointer/wheel.ts'
import { selectedAlone } from '../../editor/selection.ts'
import { panelFor } from '../tool/panels.ts'
import { useTool } from '../tool/use-tool.ts'
import { useEditorSession } from './use-editor-session.ts'
import { useOpenPanelFor } from './use-open-panel-for.ts'

/** CSS pixels around a handle in which a finger or a mouse still gets it. */
const SLACK_PX = { touch: 24, pen: 16, mouse: 12 } as const
/** A pause in turning the wheel ends the step. */
const WHEEL_PAUSE_MS = 350

const CURSORS: Record<Target['kind'], string> = {
  handle: 'pointer',
  text: 'move',
  photo: 'grab',
  nothing: 'default',
}

/** Fingers, mouse, pen and wheel over the board. */
export function usePointer(stage: RefObject<HTMLElement | null>, board: RefObject<SVGSVGElement | null>) {
  const session = useEditorSession()
  const { editor } = session
  const tool = useTool()
  const openPanelFor = useOpenPanelFor()
  const lastWheel = useRef<ReturnType<typeof setTimeout>>(undefined)

  const place = useMemo(() => {
    const matrix = () => board.current?.getScreenCTM() ?? new DOMMatrix()
    const mmPerPx = () => 1 / matrix().a
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix().inverse())
      return { x, y }
    }
    const measure = () => measureOf(session.fontCache)
    return { at, mmPerPx, measure, pointer: createPointer({ editor, measure, mmPerPx }) }
  }, [board, editor, session])

  const targetOf = (event: { clientX: number; clientY: number }, slackPx: number) =>
    targetAt(place.at(event), {
      editor,
      measure: place.measure,
      mmPerPx: place.mmPerPx,
      slackPx,
      gesture: '',
    })

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      const photo = mainPhotoOf(editor.face())
      if (!photo || targetOf(event, 0).kind === 'nothing') return
      event.preventDefault()
      const factor = wheelFactor(event)
      editor.changeFace((face) => zoomPhotoAbout(face, { id: photo.id, factor, about: place.at(event) }), {
        label: 'zoom photo',
        gesture: 'wheel',
      })
      clearTimeout(lastWheel.current)
      lastWheel.current = setTimeout(() => editor.endGesture(), WHEEL_PAUSE_MS)
    }
    // React listens passively, and then the page would scroll as well.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  })

  const touchOf = (event: PointerEvent) => ({
    pointerId: event.pointerId,
    at: place.at(event),
    steady: event.shiftKey,
  })
  const slackOf = ({ pointerType }: PointerEvent) =>
    SLACK_PX[pointerType as keyof typeof SLACK_PX] ?? SLACK_PX.touch

  return {
    targetOf,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        place.pointer.down(touchOf(event), slackOf(event))
        const selected = elementOf(editor.face(), selectedAlone(editor.get().selection))
        const isInText = session.view.get().tab === panelFor(tool, 'text').name
        // Words open their panel; whatever else was touched only takes its place.
        if (selected && (selected.type === 'text' || isInText)) openPanelFor(selected.type)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (place.pointer.state() !== 'idle') place.pointer.move(touchOf(event))
        else if (event.pointerType === 'mouse') {
          event.currentTarget.style.cursor = CURSORS[targetOf(event, SLACK_PX.mouse).kind]
        }
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => place.pointer.up(touchOf(event)),
      onPointerCancel: () => place.pointer.cancel(),
    },
  }
}
