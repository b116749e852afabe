import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCopies } from '#platform/photos/copies.ts'
import { inspectPicture } from '#platform/photos/inspect.ts'
import { makeWorkingCopy } from '#platform/photos/working-copy.ts'
import { withTemporaryFolder } from '#platform/storage/storage.ts'

/**
 * A photo in HEIC as everybody can open it: upright, at most 2048 px long, without the place where it was taken. Decoded as all
 * of strangers' HEIC is, in a process that reaches nothing (docs/decisions/0025).
 *
 * @param requester  who sent it: files of many take turns
 * @throws QueueFull when too many files wait and this requester has most of them
 */
export async function heicAsJpeg(
  bytes: Uint8Array,
  requester: string,
): Promise<Uint8Array | 'damaged' | 'too-heavy'> {
  return withTemporaryFolder(async (folder) => {
    const [from, to] = [join(folder, 'sent.heic'), join(folder, 'working.tif')]
    await writeFile(from, bytes)
    const facts = await inspectPicture(from)
    if (facts.kind === 'refusal') return facts.reason === 'too-large' ? 'too-heavy' : 'damaged'
    const outcome = await makeWorkingCopy({ format: facts.format, from, to }, requester)
    if (outcome !== 'made') return outcome
    const copies = await makeCopies(to, requester)
    return copies === 'damaged' ? copies : copies.display
  })
}
