/** Prints that are cut to their trim and stay flat: magnets, coasters, bookmarks. */
import type { Tool } from '../tool.ts'
import { FlatGuides } from './guides.tsx'

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
