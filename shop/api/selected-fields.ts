/** What an operation asks of a field, so that nothing else is worked out for it. */
import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
} from 'graphql'

/** Names of the fields selected below this one, through fragments, without what `@skip` and `@include` leave out. */
export function selectedFields(info: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>()
  for (const node of info.fieldNodes) addSelected(node.selectionSet?.selections ?? [], info, names)
  return names
}

function addSelected(
  selections: readonly SelectionNode[],
  info: GraphQLResolveInfo,
  names: Set<string>,
): void {
  for (const selection of selections) {
    if (!isIncluded(selection, info)) continue
    if (selection.kind === 'Field') names.add(selection.name.value)
    else if (selection.kind === 'InlineFragment') addSelected(selection.selectionSet.selections, info, names)
    else addSelected(info.fragments[selection.name.value]?.selectionSet.selections ?? [], info, names)
  }
}

function isIncluded(node: SelectionNode | FieldNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (!node.directives?.length) return true
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if !== false
  )
}
