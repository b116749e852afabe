import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Width over height in words, or the picture's own width and height in any unit. (R-09, CA-79) */
export type PictureShape =
  | 'rectangle'
  | 'vertical'
  | 'square'
  | 'banner'
  | { readonly width: number; readonly height: number }

const SHAPES = {
  rectangle: { width: 5, height: 4 },
  vertical: { width: 4, height: 5 },
  square: { width: 1, height: 1 },
  banner: { width: 72, height: 25 },
} as const

interface PicturePlaceProps {
  shape: PictureShape
  /** Says what the picture would show, for a place that stays empty. */
  label?: string
  className?: string
  /** The picture; without one the place shows that it is missing. */
  children?: ReactNode
}

/**
 * The place of a picture: the colour of the wall in the picture's shape until it has loaded, and the wall with four empty
 * album corners when there is none or it cannot be fetched. Nothing moves when the picture loads.
 */
export function PicturePlace({ shape, label, className, children }: PicturePlaceProps) {
  const { width, height } = typeof shape === 'string' ? SHAPES[shape] : shape
  const isMissing = children === undefined || children === null || children === false
  return (
    <div
      {...(isMissing && label ? { role: 'img', 'aria-label': label } : {})}
      className={classNames('picture-place', isMissing && 'picture-missing', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {children}
    </div>
  )
}
