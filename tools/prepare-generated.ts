import { generate } from './build.ts'

/**
 * Vitest calls this before the test files of each project, so that a fresh clone has the fonts and types that they read.
 * Where nothing is stale it takes some 30 ms.
 */
export default async function prepare(): Promise<void> {
  await generate()
}
