/** What the schema lacks of the public contract, written out in `written/`; what it has beyond it does not matter. */
import { globSync, readFileSync } from 'node:fs'
import {
  buildASTSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
} from 'graphql'

/** The contract as a schema of its own. */
export function writtenContract(): GraphQLSchema {
  const texts = globSync('written/*.graphql', { cwd: import.meta.dirname })
    .sort()
    .map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))
  // Types are compared, not checked: the contract leaves out what does not matter to it.
  return buildASTSchema(parse(texts.join('\n')), { assumeValidSDL: true, assumeValid: true })
}

/**
 * One sentence for each thing that a client's document could stumble over.
 *
 * Outputs must have exactly the contract's type, because fragments of one client may meet on them. Inputs may ask for
 * less than the contract's, never for more.
 */
export function contractGaps(contract: GraphQLSchema, schema: GraphQLSchema): string[] {
  return Object.values(contract.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((wanted) => {
      const found = schema.getType(wanted.name)
      return found ? typeGaps(wanted, found) : [`type ${wanted.name} is missing`]
    })
    .sort()
}

function typeGaps(wanted: GraphQLNamedType, found: GraphQLNamedType): string[] {
  const { name } = wanted
  if (wanted.constructor !== found.constructor) return [`${name} is another kind of type`]
  if (isEnumType(wanted) && isEnumType(found)) {
    const values = new Set(found.getValues().map((value) => value.name))
    return wanted
      .getValues()
      .flatMap((value) => (values.has(value.name) ? [] : `${name}.${value.name} is missing`))
  }
  if (isInputObjectType(wanted) && isInputObjectType(found)) {
    return inputGaps(
      name,
      Object.values(wanted.getFields()),
      Object.values(found.getFields()),
      isRequiredInputField,
    )
  }
  if ((isObjectType(wanted) || isInterfaceType(wanted)) && (isObjectType(found) || isInterfaceType(found))) {
    const interfaces = new Set(found.getInterfaces().map((one) => one.name))
    const unimplemented = wanted.getInterfaces().filter((one) => !interfaces.has(one.name))
    const fields = found.getFields()
    return [
      ...unimplemented.map((one) => `${name} does not implement ${one.name}`),
      ...Object.values(wanted.getFields()).flatMap((field) =>
        fieldGaps(`${name}.${field.name}`, field, fields[field.name]),
      ),
    ]
  }
  return []
}

type Field = GraphQLField<unknown, unknown>

function fieldGaps(path: string, wanted: Field, found: Field | undefined): string[] {
  if (!found) return [`${path} is missing`]
  const type =
    String(wanted.type) === String(found.type) ? [] : [`${path} is ${found.type}, not ${wanted.type}`]
  return [...type, ...inputGaps(path, wanted.args, found.args, isRequiredArgument)]
}

function inputGaps<Input extends GraphQLArgument | GraphQLInputField>(
  path: string,
  wanted: readonly Input[],
  found: readonly Input[],
  isRequired: (input: Input) => boolean,
): string[] {
  const known = new Map(found.map((input) => [input.name, input]))
  const names = new Set(wanted.map(({ name }) => name))
  return [
    ...wanted.flatMap((input) => {
      const ours = known.get(input.name)
      if (!ours) return `${path}(${input.name}) is missing`
      const relaxed = String(input.type).replace(/!$/, '')
      const fits = String(ours.type) === String(input.type) || String(ours.type) === relaxed
      return fits ? [] : `${path}(${input.name}) is ${ours.type}, not ${input.type}`
    }),
    ...found.flatMap((input) =>
      isRequired(input) && !names.has(input.name)
        ? `${path}(${input.name}) is required and not in the contract`
        : [],
    ),
  ]
}
