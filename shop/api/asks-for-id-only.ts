import type { GraphQLResolveInfo, SelectionNode } from 'graphql'

/**
 * Whether a call asks for nothing of one of its result's objects but the id, as clients do that only want a change
 * made. Whatever is asked for in another form, such as a fragment, counts as more.
 *
 * @param name  of the result's field that holds the object, such as `cart`
 */
export function asksForIdOnly({ fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>, name: string): boolean {
  return fieldNodes.every(({ selectionSet }) =>
    (selectionSet?.selections ?? []).every(
      (selection) => isTypename(selection) || (isField(selection, name) && holdsIdOnly(selection)),
    ),
  )
}

const isField = (selection: SelectionNode, name: string) =>
  selection.kind === 'Field' && selection.name.value === name

const isTypename = (selection: SelectionNode) => isField(selection, '__typename')

const holdsIdOnly = (selection: SelectionNode) =>
  selection.kind === 'Field' &&
  selection.selectionSet !== undefined &&
  selection.selectionSet.selections.every((inner) => isTypename(inner) || isField(inner, 'id'))
