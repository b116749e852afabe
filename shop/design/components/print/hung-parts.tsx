import { type CSSProperties, useMemo } from 'react'
import type { Box } from '#packages/design-document/geometry.ts'
import { panelSurface } from '#packages/design-document/panel-surface.ts'
import { type HungPart, useHung } from '../hooks/use-hung.ts'
import { SurfacePicture } from './surface-picture.tsx'

interface HungPartsProps {
  /** Unlike that of any other part on the page. */
  name: string
  /** Of every part: its shadow, and the light on it. */
  style: CSSProperties
  light: CSSProperties
}

/** What is put up, as it hangs: whole, panel by panel with gaps between, or every piece of a set. One CSS pixel for a millimetre. */
export function HungParts({ name, style, light }: HungPartsProps) {
  return useHung().parts.map((part) => (
    <div
      key={keyOf(part)}
      className="absolute"
      style={{ left: part.xMm, top: part.yMm, width: part.widthMm, height: part.heightMm, ...style }}
    >
      <PartPicture name={`${name}-${keyOf(part)}`} part={part} />
      <span className="absolute inset-0" style={light} />
    </div>
  ))
}

export const keyOf = ({ xMm, yMm }: Box) => `${xMm}-${yMm}`

interface PartPictureProps {
  name: string
  part: HungPart
  /** What of it is seen, in its own mm: its face when left out. */
  box?: Box
}

/** The face of a part, or what is folded to one of its sides. */
export function PartPicture({ name, part, box }: PartPictureProps) {
  const { face, cut, widthMm, heightMm } = part
  const { xMm, yMm } = cut
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
