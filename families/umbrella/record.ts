/**
 * Umbrellas of eight printed panels. Bleed, safe margin, resolution, price and the hidden tip follow the family's table in the
 * product reference; its panel is wider than it is high and makes no umbrella of eight, so measures and outline are those of the
 * rendered one, 1 m across. The weight is an estimate. Pictures on some panels alone wait for a photograph of one.
 */
import { defineRecord } from '#packages/product/record.ts'
import { sizesIn } from '#packages/product/size-draft.ts'
import { words } from './words.ts'

/** A panel with its tip up; its sides bend out, since the canopy is a dome. */
const PANEL = 'M 485 0 L 515 0 C 670 300 900 700 1000 1000 L 0 1000 C 100 700 330 300 485 0 Z'

const size = sizesIn('cm', {
  bleedMm: 20,
  safeMm: 30,
  dpi: [150, 100],
  // Furled, in a long box.
  parcel: () => ({ longMm: 920, wideMm: 90, highMm: 90, rollMm: 70, weightG: 720 }),
})

export const record = defineRecord({
  family: 'umbrella',
  skuPrefix: 'UMBRELLA',
  tool: 'fabric-print',
  toolPath: '/umbrella-tool',
  toolPages: [{ path: '/umbrella-tool' }],
  makingDays: 2,
  process: 'Dye sublimation on pongee, this panel eight times, cut and sewn to a canopy of eight ribs',
  // The tip is up.
  positions: ['P'],
  scenes: ['umbrella-floor'],
  sizes: [
    size('ACROSS100', [383, 554], 'eight panels of 38 × 55 cm', { label: '1 m across', priceCents: 3999 }),
  ],
  surfaces: [
    {
      name: 'panel',
      label: 'Panel',
      outline: 'path',
      outlinePath: PANEL,
      mirrored: true,
      keepOutSides: [{ label: 'cap at the tip', side: 'top', depthMm: 40 }],
    },
  ],
  words,
})
