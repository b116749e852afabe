/** Prints that are cut to their trim and stay flat: magnets, coasters, bookmarks. */

import { FlatGuides } from '../flat-guides.tsx'
import type { Tool } from '../tool.ts'

export const tool: Tool = {
  name: 'flat-print',
  wideTabs: ['photo', 'text'],
  phoneTabs: ['photos', 'photo', 'filter', 'text'],
  Guides: FlatGuides,
  guideLines: [
    { line: 'cut', words: 'Cut' },
    { line: 'safe', words: 'Keep faces inside' },
  ],
}
