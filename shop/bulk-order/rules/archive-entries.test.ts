import { describe, expect, it } from 'vitest'
import { anArchive } from '../testing/workbook-file.ts'
import { archiveEntries } from './archive-entries.ts'

/** The archive with some bytes changed. @param at from the end where it is below zero */
function changed(archive: Uint8Array<ArrayBuffer>, at: number, ...bytes: number[]) {
  const copy = archive.slice()
  copy.set(bytes, at < 0 ? copy.length + at : at)
  return copy
}
const END = -22
const twoFiles = anArchive({ 'a.xml': '<a/>', 'folder/b.xml': '<b/>' })
/** Where the list of the files begins. */
const list = new DataView(twoFiles.buffer).getUint32(twoFiles.length + END + 16, true)

describe('the files of an archive', () => {
  it('are found by name, each with its own bytes', () => {
    const entries = archiveEntries(twoFiles)
    expect([...(entries?.keys() ?? [])]).toEqual(['a.xml', 'folder/b.xml'])
    const [a, b] = [...(entries?.values() ?? [])]
    expect(a).toMatchObject({ name: 'a.xml', isPacked: true })
    expect(a?.bytes).not.toEqual(b?.bytes)
    expect(a?.bytes).toHaveLength(6)
  })

  it('are found before a comment, and where the archive is a part of other bytes', () => {
    const withComment = new Uint8Array([...twoFiles, ...Buffer.from('a comment')])
    expect(archiveEntries(withComment)?.size).toBe(2)
    const within = new Uint8Array([0, ...twoFiles]).subarray(1)
    expect(archiveEntries(within)?.size).toBe(2)
  })

  it('may be stored as they are', () => {
    const stored = changed(changed(twoFiles, list + 10, 0), 8, 0)
    expect(archiveEntries(stored)?.get('a.xml')?.isPacked).toBe(false)
  })
})

describe('SH-25: there is no archive', () => {
  it.each([
    ['in nothing', new Uint8Array()],
    ['in a text', new Uint8Array(Buffer.from('PK'.repeat(30)))],
    ['that ends early', twoFiles.slice(0, -23)],
    ['that names more files than it has', changed(twoFiles, END + 10, 3)],
    ['of more than a thousand files', changed(twoFiles, END + 10, 0xe9, 0x03)],
    ['whose list is not where it should be', changed(twoFiles, END + 16, 1)],
    ['that is locked with a password', changed(twoFiles, list + 8, 1)],
    ['that is packed in an unusual way', changed(twoFiles, list + 10, 12)],
    ['whose file begins elsewhere', changed(twoFiles, list + 42, 1)],
    ['whose file begins behind its end', changed(twoFiles, list + 42, 0xff, 0xff)],
    ['whose file is longer than all of it', changed(twoFiles, list + 20, 0xff, 0xff)],
  ])('%s', (_, bytes) => expect(archiveEntries(bytes)).toBeUndefined())
})
