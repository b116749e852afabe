/** A picture on each card of a deck, with the card's own value in two corners. */
import type { Tool } from '../../components/tool/tool.ts'
import { flatTool } from '../flat-tool.ts'
import { filterPanel, photoPanel, photosPanel, textPanel } from '../shared-panels.ts'
import { CARD_GROUP, markedCard } from './marked-cards.ts'

export const tool: Tool = {
  ...flatTool,
  name: 'card-faces',
  panels: [photosPanel, photoPanel, filterPanel, textPanel],
  arrangement: { places: 'groups', keeps: [CARD_GROUP], arrange: markedCard },
}
