/** What in an SDL document has no description for the caller. Pure; `check-descriptions.ts` feeds it the contract. */
import {
  type DefinitionNode,
  type DocumentNode,
  getLocation,
  type InputValueDefinitionNode,
  Kind,
  type Location,
  type StringValueNode,
} from 'graphql'

interface Element {
  /** As a caller would name it: `Cart`, `Cart.email`, `Query.cart(cart_id)`, `SortEnum.ASC`, `@cacheControl(maxAge)`. */
  name: string
  description?: StringValueNode | undefined
  loc?: Location | undefined
}

export interface Coverage {
  /** How many things could have a description. */
  elements: number
  /** File, line and name of each that has none, in the order of the document. */
  undescribed: string[]
}

/**
 * Counts types, fields, arguments, input fields, enum values and directives. A type that several files define needs one
 * description in all.
 *
 * @param document  SDL as `readSdl` gives it: a field that types have from an interface is reported once
 * @example coverageOf(parse('type Money { value: Float }')).undescribed // ['GraphQL request:1 Money', ...]
 */
export function coverageOf(document: DocumentNode): Coverage {
  const elements = new Map<string, Element>()
  for (const element of document.definitions.flatMap(elementsOf)) {
    const known = elements.get(element.name)
    if (!known || (!isDescribed(known) && isDescribed(element))) elements.set(element.name, element)
  }
  const missing = [...elements.values()].filter((element) => !isDescribed(element))
  const reported = Map.groupBy(missing, ({ name, loc }) => loc ?? name)
  return {
    elements: elements.size,
    undescribed: [...reported.values()].flatMap(([first]) => (first ? [placeOf(first)] : [])),
  }
}

const isDescribed = ({ description }: Element) => (description?.value.trim() ?? '') !== ''

function placeOf({ name, loc }: Element): string {
  if (!loc) return name
  return `${loc.source.name}:${getLocation(loc.source, loc.start).line} ${name}`
}

function elementsOf(definition: DefinitionNode): Element[] {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION: {
      const type = definition.name.value
      const fields = (definition.fields ?? []).flatMap((field) => {
        const name = `${type}.${field.name.value}`
        return [{ ...field, name }, ...argumentsOf(name, field.arguments)]
      })
      return [named(definition), ...fields]
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return [named(definition), ...membersOf(definition.name.value, definition.fields)]
    case Kind.ENUM_TYPE_DEFINITION:
    case Kind.ENUM_TYPE_EXTENSION:
      return [named(definition), ...membersOf(definition.name.value, definition.values)]
    case Kind.UNION_TYPE_DEFINITION:
    case Kind.SCALAR_TYPE_DEFINITION:
      return [named(definition)]
    case Kind.DIRECTIVE_DEFINITION: {
      const name = `@${definition.name.value}`
      return [{ ...definition, name }, ...argumentsOf(name, definition.arguments)]
    }
    default:
      return []
  }
}

type Member = { name: { value: string }; description?: StringValueNode; loc?: Location }

/** Extensions cannot be described, so the definition elsewhere counts. */
const named = (node: Member): Element => ({ ...node, name: node.name.value })

const membersOf = (type: string, members: readonly Member[] = []): Element[] =>
  members.map((member) => ({ ...member, name: `${type}.${member.name.value}` }))

const argumentsOf = (owner: string, args: readonly InputValueDefinitionNode[] = []): Element[] =>
  args.map((argument) => ({ ...argument, name: `${owner}(${argument.name.value})` }))
