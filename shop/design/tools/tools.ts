import type { Tool } from './tool.ts'

/** A folder more is a tool more. */
const modules = import.meta.glob<{ tool: Tool }>('./*/tool.ts', { eager: true })
const tools = new Map(Object.values(modules).map(({ tool }) => [tool.name, tool]))

/** Names of every tool, for records to choose from. */
export const toolNames: readonly string[] = [...tools.keys()].sort()

/** @throws RangeError when there is no such tool */
export function toolNamed(name: string): Tool {
  const tool = tools.get(name)
  if (!tool)
    throw new RangeError(`Expected a design tool called ${name} but there is ${toolNames.join(', ')}`)
  return tool
}
