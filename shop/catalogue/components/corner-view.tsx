import { useEffect, useId, useState } from 'react'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import { type SampleKey, samplePhoto, sampleThumb } from '../../scenes/components/picture-files.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'
import type { ShownPhoto } from './gallery-shots.ts'
import { ownPhotoBox } from './own-photo.tsx'

export type Edge = { kind: 'image' | 'mirror' } | { kind: 'colour'; colour: string | undefined }

interface CornerViewProps {
  depthMm: number
  edge: Edge
  photo: ShownPhoto
  /** How large the face is, for a photo of the shopper's own: it is drawn at the scale of the edge. */
  face?: FaceShape
  /** What is seen, in words; without it the drawing is plain and hidden from those who listen. */
  label?: string
  className?: string
}

/** Corner of the face in the drawing, and how far one mm of depth runs to the lower right. */
const CORNER = { x: 420, y: 350 }
const RUN = { x: 1.62, y: 1.2 }

/** The corner of a stretched canvas close up: what the edge shows, at the depth of the bar. */
export function CornerView({ depthMm, edge, photo, face, label, className }: CornerViewProps) {
  const id = useId()
  // A drawing cannot wait for its picture to come into view: it starts with a small one.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const [dx, dy] = [depthMm * RUN.x, depthMm * RUN.y]
  const right = `M${CORNER.x} -10l${dx} ${dy}V${CORNER.y + dy}L${CORNER.x} ${CORNER.y}z`
  const below = `M-80 ${CORNER.y}H${CORNER.x}l${dx} ${dy}H-80z`
  const picture =
    typeof photo === 'string' ? (
      <image
        href={sampleFile(photo, label === undefined ? 'small' : isHydrated ? 'large' : 'smallest')}
        x={edge.kind === 'image' ? -240 : -330}
        y={edge.kind === 'image' ? -60 : -150}
        width={750}
        height={500}
        preserveAspectRatio="xMidYMid slice"
      />
    ) : face ? (
      <image href={photo.href} {...atCorner(photo, face)} preserveAspectRatio="none" />
    ) : null
  return (
    <svg
      viewBox="0 0 700 490"
      fill="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={className}
    >
      <defs>
        <clipPath id={`${id}face`}>
          <path d={`M-10-10H${CORNER.x}V${CORNER.y}H-10z`} />
        </clipPath>
        <clipPath id={`${id}right`}>
          <path d={right} />
        </clipPath>
        <clipPath id={`${id}below`}>
          <path d={below} />
        </clipPath>
      </defs>
      <path
        d={`M-80 ${CORNER.y + dy}H${CORNER.x + dx}V${dy}l54 48v${CORNER.y + 16}H-80z`}
        className="fill-ink"
        opacity=".07"
      />
      <g clipPath={`url(#${id}face)`}>{picture}</g>
      {edge.kind === 'colour' ? (
        <g fill={edge.colour ?? 'var(--brand)'} className="stroke-line-firm" strokeWidth=".8">
          <path d={right} />
          <path d={below} />
        </g>
      ) : (
        <>
          <g clipPath={`url(#${id}right)`}>
            <g transform={foldRight(edge.kind === 'mirror')}>{picture}</g>
          </g>
          <g clipPath={`url(#${id}below)`}>
            <g transform={foldBelow(edge.kind === 'mirror')}>{picture}</g>
          </g>
        </>
      )}
      <path d={right} className="fill-ink" opacity=".22" />
      <path d={below} className="fill-ink" opacity=".38" />
      {label ? <Labels dx={dx} dy={dy} depthMm={depthMm} /> : null}
    </svg>
  )
}

function sampleFile(photo: SampleKey, size: 'smallest' | 'small' | 'large'): string {
  if (size === 'large') return `${samplePhoto(photo).path}-900.avif`
  return `${sampleThumb(photo).path}-${size === 'small' ? 240 : 120}.avif`
}

/** So that beyond the edge a mm of photo is a mm of bar. */
const UNITS_PER_MM = 2

/** Where the whole photo lies in the drawing when the lower right corner of its face is the drawing's. */
function atCorner(photo: ChosenPhoto, face: FaceShape) {
  const { xMm, yMm, widthMm, heightMm } = ownPhotoBox(photo, face)
  return {
    x: CORNER.x + (xMm - face.widthMm) * UNITS_PER_MM,
    y: CORNER.y + (yMm - face.heightMm) * UNITS_PER_MM,
    width: widthMm * UNITS_PER_MM,
    height: heightMm * UNITS_PER_MM,
  }
}

/** One drawing unit of the photo beyond the edge is one mm of bar, seen at the run of the drawing. */
const STEP = { x: RUN.x / 2, y: RUN.y / 2 }

/** Lays the photo beyond the right edge, or its mirror image, onto the side of the bar. */
function foldRight(mirrored: boolean): string {
  const sign = mirrored ? -1 : 1
  return `matrix(${sign * STEP.x} ${sign * STEP.y} 0 1 ${CORNER.x * (1 - sign * STEP.x)} ${-sign * CORNER.x * STEP.y})`
}

function foldBelow(mirrored: boolean): string {
  const sign = mirrored ? -1 : 1
  return `matrix(1 0 ${sign * STEP.x} ${sign * STEP.y} ${-sign * CORNER.y * STEP.x} ${CORNER.y * (1 - sign * STEP.y)})`
}

function Labels({ dx, dy, depthMm }: { dx: number; dy: number; depthMm: number }) {
  const y = CORNER.y + dy + 25
  return (
    <g className="fill-ink stroke-ink text-[26px] sm:text-[17px]" strokeWidth="1.3">
      <path d={`M${CORNER.x} ${y - 11}v22M${CORNER.x + dx} ${y - 11}v22M${CORNER.x} ${y}h${dx}`} />
      <path d={`M${CORNER.x + dx} 200h48`} />
      <circle cx={CORNER.x + dx} cy={200} r={3.5} />
      <g stroke="none" fontWeight={600}>
        <text x={CORNER.x + dx / 2} y={y + 38} textAnchor="middle">
          {depthMm} mm
        </text>
        <text x={CORNER.x + dx + 58} y={206}>
          Folded edge
        </text>
      </g>
    </g>
  )
}
