import { useState } from 'react'
import { viewBoxOf } from '#packages/artwork-renderer/svg.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { createDrawer } from '../editor/drawing.ts'
import { photoIn } from '../editor/photos/tray.ts'
import { Markup } from './markup.tsx'
import { useFace, useSession, useSlice } from './use-session.ts'

/** A part of the shopper's print, one CSS pixel for a millimetre. @param name unlike that of any other part on the page */
export function HungPrint({ name, box }: { name: string; box: Box }) {
  const { desk, shelf } = useSession()
  const [draw] = useState(() => createDrawer(`${name}-`))
  const face = useFace()
  const fonts = useSlice(shelf.fonts, (value) => value)
  const tray = useSlice(desk.tray, (value) => value)
  const { background, items } = draw(face, fonts, (photo) => photoIn(tray, photo)?.picture)
  return (
    <svg aria-hidden="true" width={box.widthMm} height={box.heightMm} viewBox={viewBoxOf(box)}>
      <Markup svg={background} />
      {items.map(({ id, svg }) => (
        <Markup key={id} svg={svg} />
      ))}
    </svg>
  )
}
