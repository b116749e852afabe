import { type ASTNode, type DocumentNode, GraphQLError, parse, visit } from 'graphql'

/**
 * Gives errors of a document that was parsed without locations their lines and columns back.
 *
 * Only an answer with errors pays for it: the text is parsed again, and both trees are walked in the same order.
 *
 * @param errors  errors whose nodes belong to `document`; others stay as they are
 * @param text  what `document` was parsed from
 */
export function locatedErrors(
  errors: readonly GraphQLError[],
  document: DocumentNode,
  text: string,
): readonly GraphQLError[] {
  if (!errors.some(({ nodes }) => nodes && nodes.length > 0)) return errors
  const located = nodesOf(parse(text))
  const twins = new Map(nodesOf(document).map((node, place) => [node, located[place]]))
  return errors.map((error) => {
    const { message, path, originalError, extensions } = error
    const nodes = error.nodes?.flatMap((node) => twins.get(node) ?? [])
    return nodes && nodes.length > 0
      ? new GraphQLError(message, { nodes, path, originalError, extensions })
      : error
  })
}

function nodesOf(document: DocumentNode): ASTNode[] {
  const nodes: ASTNode[] = []
  visit(document, { enter: (node) => void nodes.push(node) })
  return nodes
}
