/** The contract's text: the SDL files of every domain, read as one document. */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { concatAST, type DocumentNode, parse, Source } from 'graphql'
import { withInterfaceFields } from './interface-fields.ts'

const shop = dirname(import.meta.dirname)

/**
 * Every definition of the contract, with the fields of interfaces on the types that name them.
 *
 * @throws GraphQLError that names file and line when a file is no SDL
 */
export function readSdl(): DocumentNode {
  const files = globSync('*/*.graphql', { cwd: shop }).sort()
  const documents = files.map((path) => parse(new Source(readFileSync(`${shop}/${path}`, 'utf8'), path)))
  return withInterfaceFields(concatAST(documents))
}
