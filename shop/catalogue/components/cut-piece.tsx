import { type ReactNode, useId } from 'react'
import { OUTLINE_BOX } from '#packages/design-document/outline-path.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'

interface CutPieceProps {
  face: SurfaceFigures
  /** What is printed; what is cut away of it is hidden. */
  children: ReactNode
}

/** A print as it is cut, with a shadow on the colour of our wall. Its parent has the proportions of the trim. */
export function CutPiece({ face, children }: CutPieceProps) {
  const id = useId()
  const { widthMm, heightMm, outlinePath } = face
  return (
    <>
      {outlinePath === undefined ? null : (
        <svg aria-hidden="true" width="0" height="0" className="absolute">
          <clipPath id={id} clipPathUnits="objectBoundingBox">
            <path d={outlinePath} transform={`scale(${1 / OUTLINE_BOX})`} />
          </clipPath>
        </svg>
      )}
      <div className="absolute inset-0 [filter:drop-shadow(2px_4px_5px_var(--cast))]">
        <div style={cutOf(face, `url(#${id})`)} className="absolute inset-0 overflow-hidden">
          {children}
        </div>
      </div>
      {face.keepOutHoles
        .filter(({ isCutOut }) => isCutOut)
        .map(({ x, y, radiusMm, widthMm: wide = 2 * radiusMm, heightMm: high = 2 * radiusMm }) => (
          <span
            key={`${x} ${y}`}
            style={{
              ...{ left: percent(x - wide / 2 / widthMm), top: percent(y - high / 2 / heightMm) },
              ...{ width: percent(wide / widthMm), height: percent(high / heightMm) },
              borderRadius: `${percent(radiusMm / wide)} / ${percent(radiusMm / high)}`,
            }}
            className="absolute bg-wall"
          />
        ))}
    </>
  )
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

function cutOf({ outline, cornerMm, widthMm, heightMm }: SurfaceFigures, clipPath: string) {
  switch (outline) {
    case 'rectangle':
      return {}
    case 'rounded':
      return { borderRadius: `${percent(cornerMm / widthMm)} / ${percent(cornerMm / heightMm)}` }
    case 'ellipse':
      return { borderRadius: '50%' }
    case 'path':
      return { clipPath }
  }
}
