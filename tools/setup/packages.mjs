import { existsSync, readFileSync } from 'node:fs'
import { run, runQuietly, stop } from './commands.mjs'
import { installedTree } from './installed-tree.mjs'
import { differences, thisMachine, unchecked } from './lock-tree.mjs'
import { noteFile, writeStamp } from './stamp.mjs'

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
/** Enough to see the pattern. */
const NAMED = 8

/** Installs the packages, unless those are there that the lock file names. */
export function installPackages() {
  if (existsSync(noteFile) && howInstalledDiffers().length === 0) return writeStamp()
  console.log('Installing packages. The first time this takes a minute or two.')
  const startedAt = Date.now()
  install()
  const found = howInstalledDiffers()
  if (found.length > 0) {
    const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : ''
    stop(
      `What was installed is not what package-lock.json names: ${found.slice(0, NAMED).join('; ')}${more}. npm leaves out an optional package that the registry lacks or whose hash is wrong.`,
    )
  }
  const bare = unchecked(lockedEntries(), thisMachine())
  if (bare.length > 0)
    console.log(`Installed without a check, because the lock file has no hash of them: ${bare.join(', ')}.`)
  writeStamp()
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

function install() {
  const clean = runQuietly('npm', ['ci', ...quiet])
  if (clean.succeeded) return process.stdout.write(clean.stdout)
  // Of npm's own choice: package.json asks for something that the lock file does not have.
  const isLockIncomplete = clean.stderr.includes('EUSAGE')
  if (isLockIncomplete) console.log('The lock file is not complete for "npm ci", so "npm install" goes on.')
  if (isLockIncomplete && run('npm', ['install', '--no-save', ...quiet]).succeeded) return
  const cure = clean.stderr.includes('EINTEGRITY')
    ? 'A package is not the one whose hash package-lock.json holds. Nothing of it was run; find out why before you go on.'
    : 'The packages could not be installed. Check the network, then run the same command again.'
  stop(`${clean.stderr}\n${cure}`)
}

const howInstalledDiffers = () => differences(lockedEntries(), installedTree('.'), thisMachine())

/** @returns {import('./lock-tree.mjs').Entries} */
const lockedEntries = () => JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
