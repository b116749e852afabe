/**
 * What a press prints besides its colours. An element with an ink is printed with that ink alone; the screen and the proof
 * show it in a colour that stands for it.
 *
 * Without a schema: painters read it too, and zod would be a good part of what a drawing thread loads.
 */

export const inkNames = ['white', 'cut', 'crease', 'gold-foil', 'silver-foil'] as const
export type InkName = (typeof inkNames)[number]

export interface Ink {
  /** As people read it on a job ticket. */
  label: string
  /** Name of the separation in the press file: what cutters and presses look for. */
  separation: string
  /** `#rrggbb` that stands for it on the screen and in the proof. */
  colour: string
}

export const inks: Readonly<Record<InkName, Ink>> = {
  white: { label: 'White ink', separation: 'White', colour: '#f7f7f7' },
  cut: { label: 'Cut line', separation: 'CutContour', colour: '#e6007e' },
  crease: { label: 'Crease line', separation: 'Crease', colour: '#009fe3' },
  'gold-foil': { label: 'Gold foil', separation: 'Gold Foil', colour: '#c5a04a' },
  'silver-foil': { label: 'Silver foil', separation: 'Silver Foil', colour: '#b4b8bd' },
}
