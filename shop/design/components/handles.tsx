import { outlineCorners } from '#packages/artwork-renderer/outline.ts'
import type { DesignElement, TextElement } from '#packages/design-document/design.ts'
import { centreOf, mapPoint } from '#packages/design-document/geometry.ts'
import { handlesOf } from '../editor/pointer/target.ts'
import { useEditorSession, useFace, useMeasure, useSlice } from './hooks/use-editor-session.ts'

/** The box around the selected words with what can be pulled. The pointer finds the handles by their place, not by events. */
export function TextHandles({ text, mmPerPx }: { text: TextElement; mmPerPx: number }) {
  const face = useFace()
  const outline = useMeasure().outline(text, face)
  const handles = handlesOf(text, outline, mmPerPx)
  const px = (count: number) => count * mmPerPx
  const top = mapPoint(outline.matrix, { x: centreOf(outline.box).x, y: outline.box.yMm })
  const round = ['top-left', 'top-right', 'bottom-right', 'bottom-left', 'turn'] as const
  const sides = ['left', 'right'] as const
  return (
    <g stroke="var(--brand)" fill="var(--raised)" strokeWidth={px(2)}>
      <Outline element={text} mmPerPx={mmPerPx} />
      {handles.turn ? (
        <path d={`M${top.x} ${top.y}L${handles.turn.x} ${handles.turn.y}`} strokeWidth={px(1.25)} />
      ) : null}
      {round.map((handle) => {
        const at = handles[handle]
        return at ? <circle key={handle} cx={at.x} cy={at.y} r={px(handle === 'turn' ? 8 : 7)} /> : null
      })}
      {sides.map((side) => {
        const at = handles[side]
        if (!at) return null
        return (
          <rect
            key={side}
            x={-px(4)}
            y={-px(9)}
            width={px(8)}
            height={px(18)}
            rx={px(4)}
            transform={`translate(${at.x} ${at.y}) rotate(${text.rotationDeg})`}
          />
        )
      })}
    </g>
  )
}

/** Around an element that is selected. */
export function Outline({ element, mmPerPx }: { element: DesignElement; mmPerPx: number }) {
  const corners = outlineCorners(useMeasure().outline(element, useFace()))
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g fill="none">
      <polygon points={points} stroke="var(--raised)" strokeWidth={3 * mmPerPx} />
      <polygon points={points} stroke="var(--brand)" strokeWidth={1.25 * mmPerPx} />
    </g>
  )
}

/** Around the ink of words that nobody pulls at. */
export function InkOutline({ text, mmPerPx }: { text: TextElement; mmPerPx: number }) {
  const ink = useMeasure().textExtent(text)
  if (!ink) return null
  const around = 4 * mmPerPx
  const box = {
    x: ink.left - around,
    y: ink.top - around,
    width: ink.right - ink.left + 2 * around,
    height: ink.bottom - ink.top + 2 * around,
  }
  return (
    <g fill="none">
      <rect {...box} stroke="var(--raised)" strokeWidth={3 * mmPerPx} />
      <rect {...box} stroke="var(--brand)" strokeWidth={1.25 * mmPerPx} />
    </g>
  )
}

/** Lines that moving words have caught on. */
export function SnapLines({ mmPerPx }: { mmPerPx: number }) {
  const { editor } = useEditorSession()
  const { widthMm, heightMm } = useFace()
  const snaps = useSlice(editor, (state) => state.snaps)
  return (
    <g stroke="var(--brand)" strokeWidth={1.5 * mmPerPx}>
      {snaps.map(({ axis, atMm }) => (
        <path key={`${axis}${atMm}`} d={axis === 'x' ? `M${atMm} 0V${heightMm}` : `M0 ${atMm}H${widthMm}`} />
      ))}
    </g>
  )
}
