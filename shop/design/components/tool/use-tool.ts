import { createContext, useContext } from 'react'
import type { Tool } from './tool.ts'

export const ToolContext = createContext<Tool | undefined>(undefined)

/** Whether nothing on the board is for the shopper to drag. */
export const placesEverything = ({ arrangement }: Tool): boolean => arrangement?.places === 'everything'

/** The kind of tool that the record of the design asks for. */
export function useTool(): Tool {
  const tool = useContext(ToolContext)
  if (!tool) throw new Error('Expected the part to be inside the design tool')
  return tool
}
