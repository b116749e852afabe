/** What a document may ask of the schema itself: the usual query of every tool, and not the schema many times over. */
import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** Types of a tool that looks some up by their names. */
const MAX_TYPES = 10
/** Those whose entries are as many as the schema has. */
const LISTS = [
  'types',
  'fields',
  'args',
  'inputFields',
  'interfaces',
  'possibleTypes',
  'enumValues',
  'directives',
]
/** From a field or an argument to its type, which has fields again. */
const LEADS_ON = ['type', 'ofType', 'interfaces', 'possibleTypes']

const TOO_MUCH =
  'This document asks for too much of the schema: once for each part, without aliases, and not for the fields of the type of a field.'

export interface IntrospectionCount {
  schema: number
  type: number
}

export const isIntrospection = ({ name }: FieldNode): boolean =>
  name.value === '__schema' || name.value === '__type'

/**
 * @param field   a `__schema` or `__type`
 * @param counted how many of each the document has had, this one included afterwards
 * @returns why it is refused; undefined for what the usual introspection query asks
 */
export function introspectionRefusal(
  field: FieldNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  counted: IntrospectionCount,
): string | undefined {
  const kind = field.name.value === '__schema' ? 'schema' : 'type'
  counted[kind]++
  if (counted.schema > 1 || counted.type > MAX_TYPES) return TOO_MUCH
  const seen = new Set<string>()
  return field.selectionSet && !isUsual(field.selectionSet, false) ? TOO_MUCH : undefined

  function isUsual({ selections }: SelectionSetNode, isOfType: boolean): boolean {
    return selections.every((selection) => {
      if (selection.kind === 'InlineFragment') return isUsual(selection.selectionSet, isOfType)
      if (selection.kind === 'FragmentSpread') {
        const place = `${selection.name.value} ${isOfType}`
        const fragment = fragments.get(selection.name.value)
        // One that is not there, or spreads itself, is refused when the document is validated.
        if (!fragment || seen.has(place)) return true
        seen.add(place)
        return isUsual(fragment.selectionSet, isOfType)
      }
      const name = selection.name.value
      if (selection.alias || (isOfType && LISTS.includes(name))) return false
      return !selection.selectionSet || isUsual(selection.selectionSet, isOfType || LEADS_ON.includes(name))
    })
  }
}
