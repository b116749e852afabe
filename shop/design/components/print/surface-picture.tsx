import { type CSSProperties, useState } from 'react'
import { viewBoxOf } from '#packages/artwork-renderer/svg.ts'
import type { Surface } from '#packages/design-document/design.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { createDrawer } from '../../editor/drawing.ts'
import { useEditorSession, usePictures, useSlice } from '../hooks/use-editor-session.ts'
import { Markup } from './markup.tsx'

interface SurfacePictureProps {
  /** Unlike that of any other part on the page. */
  name: string
  box: Box
  face: Surface
  style: CSSProperties
  className?: string
}

/** A part of any surface, in any size. */
export function SurfacePicture({ name, box, face, style, className }: SurfacePictureProps) {
  const { fontCache } = useEditorSession()
  const [draw] = useState(() => createDrawer(`${name}-`))
  const fonts = useSlice(fontCache.fonts, (value) => value)
  const pictureOf = usePictures()
  const { background, items } = draw(face, fonts, pictureOf)
  return (
    <svg aria-hidden="true" style={style} className={className} viewBox={viewBoxOf(box)}>
      <Markup svg={background} />
      {items.map(({ id, svg }) => (
        <Markup key={id} svg={svg} />
      ))}
    </svg>
  )
}
