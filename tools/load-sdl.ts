import { readSdl } from '../shop/api/sdl.ts'

/** Loads the schema for `tools/codegen.ts`, which would otherwise miss the fields of interfaces. */
export default readSdl
