/** Sends hostile files through what the shop does with an upload, and tells how each ended. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectPicture } from '../inspect.ts'
import { makeWorkingCopy, type WorkingCopyOutcome } from '../working-copy.ts'
import type { HostileFile } from './hostile-heic.ts'

/**
 * Decodes also what the shop would refuse by its header, because that is what the decoder must bear.
 *
 * @param folder for the files; the caller removes it
 */
export async function outcomeOf({ name, bytes }: HostileFile, folder: string): Promise<WorkingCopyOutcome> {
  const from = join(folder, `${name}.heic`)
  await writeFile(from, bytes)
  await inspectPicture(from)
  return makeWorkingCopy({ format: 'heic', from, to: join(folder, `${name}.tif`) }, name)
}
