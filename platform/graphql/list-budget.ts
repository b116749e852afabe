/**
 * How many entries the lists of one answer may have together, counted while it is made.
 *
 * What a document costs is estimated from its text before it runs; how long its lists turn out to be only shows then, and
 * lists in lists multiply.
 */
import { defaultFieldResolver, type GraphQLSchema, getNullableType, isListType, isObjectType } from 'graphql'

/** Entries by the context of an operation, which is an object of its own for each. */
const counted = new WeakMap<object, number>()

/**
 * Makes every list of the schema count its entries. Beyond the limit lists are empty and nobody looks for what is in them, so
 * that the operation ends soon; its answer is not whole then, and `hasTooManyEntries` tells it.
 *
 * @param most entries of all lists of one operation together
 * @returns the same schema, changed in place
 */
export function countListEntries(schema: GraphQLSchema, most: number): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type))) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: object, info) => {
        if (isBeyond(context, most)) return []
        const found: unknown = resolve(source, args, context, info)
        return found instanceof Promise
          ? found.then((list) => within(list, context, most))
          : within(found, context, most)
      }
    }
  }
  return schema
}

/** Whether lists of this operation were left empty, so that its answer may not be given. */
export const hasTooManyEntries = (context: object, most: number): boolean => isBeyond(context, most)

function within(list: unknown, context: object, most: number): unknown {
  if (!Array.isArray(list)) return list
  counted.set(context, (counted.get(context) ?? 0) + list.length)
  return isBeyond(context, most) ? [] : list
}

const isBeyond = (context: object, most: number) => (counted.get(context) ?? 0) > most
