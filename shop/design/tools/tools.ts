import type { Tool } from '../components/tool/tool.ts'

/** A folder more is a tool more. */
const folders = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'tool' })
const tools = new Map(Object.values(folders).map((tool) => [tool.name, tool]))

/** Names in stored records of tools that are another one now. */
const FORMER_NAMES = new Map([['curved-print', 'flat-print']])

/** Names of every tool, for records to choose from. */
export const toolNames: readonly string[] = [...tools.keys()].sort()

/** @throws RangeError when there is no such tool */
export function toolNamed(name: string): Tool {
  const tool = tools.get(FORMER_NAMES.get(name) ?? name)
  if (!tool)
    throw new RangeError(`Expected a design tool called ${name} but there is ${toolNames.join(', ')}`)
  return tool
}
