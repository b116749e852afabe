import { memberNames } from './member-names.ts'
import { resolveImport, type Source } from './source.ts'

/** Files that import `node:module` and load nothing by it. */
const LISTED = [
  // Asks where the file of a package is.
  'platform/photos/start-decoder.ts',
  // Takes sockets away from what imports them later.
  'platform/photos/seal-process.ts',
]

/**
 * Whether code of the shop can load a module that its imports do not name: by `createRequire`, a `require` of a module, or
 * what is built into Node by its name.
 */
export function hidesModules({ path, imports, withoutComments, program }: Source): boolean {
  if (!/^(shop|ui|packages|families|platform)\//.test(path) || LISTED.includes(path)) return false
  if (imports.some(({ from }) => /^(node:)?module$/.test(resolveImport(path, from)))) return true
  if (!DOORS.some((name) => withoutComments.includes(name))) return false
  const names = memberNames(program())
  return DOORS.some((name) => names.has(name))
}

const DOORS = ['require', 'getBuiltinModule']
