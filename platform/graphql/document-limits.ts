/**
 * How much one document may ask for, found out from its text before anything else is done with it.
 *
 * One walk over the document, each fragment once; what a fragment costs is multiplied wherever it is spread. So a
 * document that would grow without end when run is refused for the price of reading it.
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export interface DocumentLimits {
  /** Levels of fields, fragments not counted. */
  depth: number
  /** Fields as they would be answered, where a list counts as often as its page is long. */
  cost: number
  aliases: number
  directives: number
  fragments: number
  /** The same name again in one selection and its inline fragments: comparing them takes the square of their number. */
  repeats: number
}

/** A list that is not paged counts as so many. */
const USUAL_LIST = 3
/** Names of the arguments that say how long a page is. */
const PAGE_SIZE = 'pageSize'

interface Measure {
  depth: number
  cost: number
}

/**
 * @param variables page sizes may stand here; one that is not there counts as its default
 * @returns which limit is exceeded, as a sentence; undefined when none is
 */
export function documentRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  limits: DocumentLimits,
  variables: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const counted = { aliases: 0, directives: 0, repeats: 0 }
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
    else if (definition.kind === 'OperationDefinition') operations.push(definition)
  }
  const over = (name: keyof DocumentLimits, found: number) =>
    found > limits[name]
      ? `This document has too many ${name}: at most ${limits[name]} are allowed.`
      : undefined
  const tooManyFragments = over('fragments', fragments.size)
  if (tooManyFragments) return tooManyFragments

  const measured = new Map<string, Measure>()
  const most: Measure = { depth: 0, cost: 0 }
  for (const operation of operations) {
    const { depth, cost } = measure(
      operation.selectionSet,
      schema.getRootType(operation.operation) ?? undefined,
    )
    most.depth = Math.max(most.depth, depth)
    most.cost += cost
  }
  // Fragments that no operation spreads are read all the same when the document is validated.
  for (const name of fragments.keys()) measureFragment(name)
  for (const name of ['aliases', 'directives', 'repeats'] as const) {
    const sentence = over(name, counted[name])
    if (sentence) return sentence
  }
  if (most.depth > limits.depth)
    return `This document is too deep: at most ${limits.depth} levels are allowed.`
  if (most.cost > limits.cost)
    return `This document asks for too much at once: at most ${limits.cost} fields.`
  return undefined

  /** @param names how often each name has come in this selection; inline fragments belong to the one around them */
  function measure(
    selectionSet: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    names = new Map<string, number>(),
  ): Measure {
    let depth = 0
    let cost = 0
    for (const selection of selectionSet.selections) {
      counted.directives += selection.directives?.length ?? 0
      let found: Measure
      if (selection.kind === 'Field') {
        if (selection.alias) counted.aliases++
        const name = (selection.alias ?? selection.name).value
        const times = (names.get(name) ?? 0) + 1
        names.set(name, times)
        counted.repeats = Math.max(counted.repeats, times)
        found = measureField(selection, parent)
      } else if (selection.kind === 'InlineFragment') {
        const condition = selection.typeCondition
        const type = condition ? schema.getType(condition.name.value) : parent
        found = measure(selection.selectionSet, type, names)
      } else {
        found = measureFragment(selection.name.value)
      }
      depth = Math.max(depth, found.depth)
      cost += found.cost
    }
    return { depth, cost }
  }

  function measureField(field: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    if (!field.selectionSet) return { depth: 1, cost: 1 }
    // graphql's own rule limits how deep introspection goes; its usual query is deeper than any of ours.
    if (field.name.value === '__schema' || field.name.value === '__type') return { depth: 1, cost: 1 }
    const definition = fieldOf(parent, field.name.value)
    const inside = measure(field.selectionSet, definition && getNamedType(definition.type))
    return { depth: inside.depth + 1, cost: 1 + inside.cost * lengthOf(definition, field, variables) }
  }

  function measureFragment(name: string): Measure {
    const known = measured.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    // One that spreads itself counts nothing here; validation refuses it.
    measured.set(name, { depth: 0, cost: 0 })
    if (!fragment) return { depth: 0, cost: 0 }
    const found = measure(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    measured.set(name, found)
    return found
  }
}

function fieldOf(parent: GraphQLNamedType | undefined, name: string) {
  if (!parent || !(isObjectType(parent) || isAbstractType(parent)) || !('getFields' in parent))
    return undefined
  return parent.getFields()[name]
}

/** How often what stands inside a field is answered. */
function lengthOf(
  definition: GraphQLField<unknown, unknown> | undefined,
  field: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  if (!definition) return 1
  const paged = definition.args.find(({ name }) => name === PAGE_SIZE)
  if (paged) {
    const given = field.arguments?.find(({ name }) => name.value === PAGE_SIZE)?.value
    const size =
      given?.kind === 'Variable' ? variables[given.name.value] : given?.kind === 'IntValue' && given.value
    const length = Number(size || paged.defaultValue || USUAL_LIST)
    return Number.isFinite(length) ? Math.max(1, length) : 1
  }
  const type = isNonNullType(definition.type) ? definition.type.ofType : definition.type
  // The entries of a page were counted with the page.
  return isListType(type) && field.name.value !== 'items' ? USUAL_LIST : 1
}
