import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { NoticePart } from '../request/third-party-notices.ts'

const file: z.ZodType<readonly NoticePart[]> = z.array(
  z.object({
    file: z.templateLiteral(['/third-party-notices/', z.string(), '.txt']),
    title: z.string(),
    about: z.string(),
    licences: z.array(z.object({ name: z.string(), works: z.array(z.string()) })),
  }),
)

/**
 * What `tools/notices` found when the pages were built.
 *
 * @param build  folder of a brand, such as `build/canvas`
 * @returns nothing in development, where pages come from their sources
 * @throws ZodError when the file is not what the build writes
 */
export function readNotices(build: string): readonly NoticePart[] {
  const path = join(build, 'third-party-notices.json')
  return existsSync(path) ? file.parse(JSON.parse(readFileSync(path, 'utf8'))) : []
}
