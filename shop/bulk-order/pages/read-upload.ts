/**
 * A file from a browser as CSV text. Whatever is in it costs a bounded amount of memory and time, which is why workbooks are
 * not read by a library: those of the registry unpack all of a file before they look at it.
 */

import { type ArchiveEntry, archiveEntries } from '../rules/archive-entries.ts'
import {
  FILE_IS_EMPTY,
  FILE_TOO_LARGE,
  fileKind,
  MAX_FILE_BYTES,
  NO_FILE,
  OLD_WORKBOOK,
  OTHER_FILE,
  textOfFile,
  UNREADABLE_WORKBOOK,
} from '../rules/file-kind.ts'
import {
  firstSheet,
  RELATIONS,
  SHARED_TEXTS,
  WORKBOOK,
  type WorkbookText,
  workbookText,
} from '../rules/workbook.ts'

/** Of one file of a workbook, unpacked: an archive of 900 KB may hold a thousand times that. */
const MAX_UNPACKED = 1024 * 1024

export async function readUpload(file: FormDataEntryValue | null): Promise<WorkbookText> {
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return problem(NO_FILE)
  if (file.size > MAX_FILE_BYTES) return problem(FILE_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) return problem(FILE_IS_EMPTY)
  const kind = fileKind(bytes)
  if (kind === 'workbook') return (await readWorkbook(bytes)) ?? problem(UNREADABLE_WORKBOOK)
  if (kind === 'old-workbook') return problem(OLD_WORKBOOK)
  return kind === 'other' ? problem(OTHER_FILE) : { kind: 'csv', csv: textOfFile(bytes) }
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookText | undefined> {
  const entries = archiveEntries(bytes)
  try {
    const [workbook, relations] = [
      await unpacked(entries?.get(WORKBOOK)),
      await unpacked(entries?.get(RELATIONS)),
    ]
    if (!entries || workbook === undefined || relations === undefined) return undefined
    const sheet = await unpacked(entries.get(firstSheet(workbook, relations) ?? ''))
    if (sheet === undefined) return undefined
    return workbookText(sheet, await unpacked(entries.get(SHARED_TEXTS)))
  } catch (error) {
    // Torn or hostile: the reader, or the browser's own unpacking, has found it.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof TooLarge)
      return undefined
    throw error
  }
}

class TooLarge extends Error {}

/** @throws TooLarge as soon as there is more than a file may hold, before the rest is unpacked; TypeError when it is torn */
async function unpacked(entry: ArchiveEntry | undefined): Promise<string | undefined> {
  if (!entry) return undefined
  const stored = new Blob([entry.bytes]).stream()
  const plain = entry.isPacked ? stored.pipeThrough(new DecompressionStream('deflate-raw')) : stored
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const piece of plain) {
    length += piece.length
    if (length > MAX_UNPACKED) throw new TooLarge(entry.name)
    pieces.push(piece)
  }
  return new Blob(pieces).text()
}

const problem = (message: string): WorkbookText => ({
  kind: 'problems',
  problems: [{ line: undefined, message }],
})
