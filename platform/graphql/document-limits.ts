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
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { type IntrospectionCount, introspectionRefusal, isIntrospection } from './introspection-refusal.ts'

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
  /** The same list within itself, such as the related products of related products: its length comes to a power. */
  nested: number
  /** Fields that take long however short their answer is. */
  heavy: HeavyFields
}

/** By type and name, such as `Products.aggregations`, and how many of them one document may have. */
export interface HeavyFields {
  fields: readonly string[]
  most: number
}

type Limit = Exclude<keyof DocumentLimits, 'heavy'>

/** A list that is not paged counts as so many. */
const USUAL_LIST = 3
/** Names of the arguments that say how long a page is. */
const PAGE_SIZE = 'pageSize'

interface Measure {
  depth: number
  cost: number
  /** How many heavy fields. */
  heavy: number
  /** Of each list, how often one stands within another. */
  nested: ReadonlyMap<string, number>
}

const NOTHING: Measure = { depth: 0, cost: 0, heavy: 0, nested: new Map() }
/** Lists within lists that end by themselves: those of a tree. */
const TREES = ['children']

/**
 * @param variables page sizes may stand here; one that is not there counts as the operation's default, else as the schema's
 * @returns which limit is exceeded, as a sentence; undefined when none is
 */
export function documentRefusal(
  schema: GraphQLSchema,
  document: DocumentNode,
  limits: DocumentLimits,
  variables: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const counted = { aliases: 0, directives: 0, repeats: 0, nested: 0 }
  const introspection: IntrospectionCount = { schema: 0, type: 0 }
  let ofSchema: string | undefined
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
    else if (definition.kind === 'OperationDefinition') operations.push(definition)
  }
  const over = (name: Limit, found: number) =>
    found > limits[name]
      ? `This document has too many ${name}: at most ${limits[name]} are allowed.`
      : undefined
  const tooManyFragments = over('fragments', fragments.size)
  if (tooManyFragments) return tooManyFragments

  const measured = new Map<string, Measure>()
  const most = { depth: 0, cost: 0, heavy: 0 }
  /** What page sizes stand in variables: what was sent, else what the operation itself says. */
  let sizes = variables
  for (const operation of operations) {
    sizes = { ...defaultsOf(operation), ...variables }
    // A fragment costs what the sizes of its operation make of it.
    measured.clear()
    const { depth, cost, heavy, nested } = measure(
      operation.selectionSet,
      schema.getRootType(operation.operation) ?? undefined,
    )
    counted.nested = Math.max(counted.nested, ...nested.values())
    most.depth = Math.max(most.depth, depth)
    most.cost += cost
    most.heavy += heavy
  }
  // Fragments that no operation spreads are read all the same when the document is validated.
  for (const name of fragments.keys()) measureFragment(name)
  if (ofSchema) return ofSchema
  for (const name of ['aliases', 'directives', 'repeats'] as const) {
    const sentence = over(name, counted[name])
    if (sentence) return sentence
  }
  if (counted.nested > limits.nested)
    return `This document has a list within itself too often: at most ${limits.nested} levels are allowed.`
  if (most.depth > limits.depth)
    return `This document is too deep: at most ${limits.depth} levels are allowed.`
  if (most.heavy > limits.heavy.most) {
    const names = limits.heavy.fields.join(', ')
    return `This document asks too often for ${names}: at most ${limits.heavy.most} of them are allowed.`
  }
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
    let heavy = 0
    const nested = new Map<string, number>()
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
      heavy += found.heavy
      for (const [name, levels] of found.nested) nested.set(name, Math.max(levels, nested.get(name) ?? 0))
    }
    return { depth, cost, heavy, nested }
  }

  function measureField(field: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    if (!field.selectionSet) return { ...NOTHING, depth: 1, cost: 1 }
    // The usual query is deeper than any of ours; what it may ask for has a limit of its own.
    if (isIntrospection(field)) {
      ofSchema ??= introspectionRefusal(field, fragments, introspection)
      return { ...NOTHING, depth: 1, cost: 1 }
    }
    const definition = fieldOf(parent, field.name.value)
    const inside = measure(field.selectionSet, definition && getNamedType(definition.type))
    return {
      depth: inside.depth + 1,
      cost: 1 + inside.cost * lengthOf(definition, field, sizes),
      heavy: inside.heavy + (isHeavy(parent, field) ? 1 : 0),
      nested: isUnpagedList(definition) ? oneLevelMore(inside.nested, field.name.value) : inside.nested,
    }
  }

  function isHeavy(parent: GraphQLNamedType | undefined, { name }: FieldNode): boolean {
    return limits.heavy.fields.includes(`${parent?.name}.${name.value}`)
  }

  function measureFragment(name: string): Measure {
    const known = measured.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    // One that spreads itself counts nothing here; validation refuses it.
    measured.set(name, NOTHING)
    if (!fragment) return NOTHING
    const found = measure(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    measured.set(name, found)
    return found
  }
}

/** Page sizes that an operation gives its variables when none are sent. */
const defaultsOf = ({ variableDefinitions }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === 'IntValue' ? [[variable.name.value, defaultValue.value]] : [],
    ),
  )

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
  return isUnpagedList(definition) ? USUAL_LIST : 1
}

/** The entries of a page were counted with the page. */
const isUnpagedList = (definition: GraphQLField<unknown, unknown> | undefined): boolean =>
  definition !== undefined && isListType(getNullableType(definition.type)) && definition.name !== 'items'

function oneLevelMore(nested: Measure['nested'], name: string): Measure['nested'] {
  return TREES.includes(name) ? nested : new Map(nested).set(name, (nested.get(name) ?? 0) + 1)
}
