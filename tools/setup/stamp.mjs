/** Whether the last install is still the one that is wanted, told by a file: comparing all packages takes a second. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stampFile = join('node_modules', '.keepsake-setup')
/** Where npm notes what it has installed. */
export const noteFile = join('node_modules', '.package-lock.json')

export const isStamped = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()

export const writeStamp = () => writeFileSync(stampFile, stamp())

/** Changes with the lock file, the kind of machine (a shared folder holds binaries), and each install by hand. */
function stamp() {
  return createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} ${process.arch} ${existsSync(noteFile) && statSync(noteFile).mtimeMs}`)
    .digest('hex')
}
