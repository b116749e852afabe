import { type CSSProperties, useMemo } from 'react'
import type { Box } from '#packages/design-document/geometry.ts'
import { panelSurface } from '#packages/design-document/panel-surface.ts'
import { partsOf } from '#packages/product/panels.ts'
import { useFace, useFigures } from '../hooks/use-editor-session.ts'
import { SurfacePicture } from './surface-picture.tsx'

interface HungPartsProps {
  /** Unlike that of any other part on the page. */
  name: string
  /** Of every part: its shadow, and the light on it. */
  style: CSSProperties
  light: CSSProperties
}

/** The open surface as it is put up: whole, or panel by panel with gaps between. One CSS pixel for a millimetre. */
export function HungParts({ name, style, light }: HungPartsProps) {
  return partsOf(useFigures()).map((part) => (
    <div
      key={part.xMm}
      className="absolute"
      style={{ left: part.xMm, top: part.yMm, width: part.widthMm, height: part.heightMm, ...style }}
    >
      <PartPicture name={`${name}-${part.xMm}`} part={part} />
      <span className="absolute inset-0" style={light} />
    </div>
  ))
}

interface PartPictureProps {
  name: string
  part: Box
  /** What of it is seen, in its own mm: its face when left out. */
  box?: Box
}

/** The face of a part, or what is folded to one of its sides. */
export function PartPicture({ name, part, box }: PartPictureProps) {
  const face = useFace()
  const { xMm, yMm, widthMm, heightMm } = part
  const drawn = useMemo(
    () => panelSurface(face, { xMm, yMm, widthMm, heightMm }),
    [face, xMm, yMm, widthMm, heightMm],
  )
  const seen = box ?? { xMm: 0, yMm: 0, widthMm, heightMm }
  return (
    <SurfacePicture
      name={name}
      face={drawn}
      box={seen}
      style={{ width: seen.widthMm, height: seen.heightMm }}
    />
  )
}
