/** Destination scrolls, set by the shop's own fitting of lines, as the design tool sets them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Path2D } from '@napi-rs/canvas'
import { fittedLines } from '#packages/artwork-renderer/fitted-lines.ts'
import type { FontManifest } from '#packages/artwork-renderer/font-menu.ts'
import { type Font, type FontsByName, openFont } from '#packages/artwork-renderer/fonts.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import { layoutText } from '#packages/artwork-renderer/text.ts'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { type Sheet, sheet } from '../studio/sheet.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'fonts', 'built')
const FONT = 'Bebas Neue'

export const sydneyStops = () =>
  roll(
    ['#161513', '#f2e8d2'],
    [
      ...[
        'Circular Quay',
        'Coogee',
        'Parramatta',
        'Manly',
        'Watsons Bay',
        'Newtown',
        'Bondi Beach',
        'Cronulla',
      ],
    ],
  )

export const melbourneStops = () =>
  roll(
    ['#17402f', '#f5e6b8'],
    [
      ...[
        'Flinders Street',
        'St Kilda Beach',
        'Brunswick',
        'Port Melbourne',
        'Fitzroy',
        'Camberwell',
        'Footscray',
      ],
      ...['Albert Park', 'Hawthorn', 'Essendon'],
    ],
  )

/** As wide to high as the print of 40 × 80 cm. */
function roll([ground, ink]: readonly [ground: string, ink: string], stops: readonly string[]): Sheet {
  const print = sheet([799, 1600], ground)
  const fonts = menuFonts()
  const face: Surface = {
    ...{ name: 'face', widthMm: 406, heightMm: 813, bleedMm: 0, safeMm: 15, edge: { kind: 'image' } },
    background: { kind: 'solid', colour: ground },
    elements: stops.map((stop, place) => lineOf(`stop-${place}`, stop.toUpperCase(), ink)),
  }
  print.pen.scale(799 / 406, 1600 / 813)
  print.pen.fillStyle = ink
  for (const element of fittedLines(face, fonts).elements) {
    if (element.type !== 'text') continue
    print.pen.fill(new Path2D(pathData(layoutText(element, fonts(element.font)).path)))
  }
  return print
}

const lineOf = (id: string, text: string, colour: string): TextElement => ({
  ...{ id, type: 'text', text, font: FONT, colour, xMm: 0, yMm: 0, widthMm: 376, sizeMm: 10, opacity: 1 },
  ...{ rotationDeg: 0, align: 'left', lineHeight: 1, letterSpacingMm: 0, curveRadiusMm: 0 },
})

function menuFonts(): FontsByName {
  const manifest: FontManifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'))
  const opened: Font[] = (manifest[FONT] ?? [])
    .slice(0, 1)
    .map(({ file }) => openFont(readFileSync(join(FOLDER, file))))
  return () => opened
}
