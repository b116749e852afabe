import { deviceTexts } from '#ui/device.ts'
import type { SaveState } from './saver.ts'

/** What the shopper reads of the saving beside the name of the design. */
export function savedInWords(state: SaveState): string {
  switch (state.kind) {
    case 'empty':
      return ''
    case 'saved':
      return 'Saved a moment ago'
    case 'saving':
      return 'Saving'
    case 'retrying':
      return deviceTexts('local').lasts()
        ? 'Kept on this device for now'
        : 'Not saved yet: keep this page open'
    case 'elsewhere':
      return 'Not saved: changed on another device'
    case 'invalid':
      return state.message
  }
}
