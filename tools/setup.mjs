/**
 * Runs before every command, on whatever Node the machine has (20 or newer): installs the packages when they are
 * missing or the lock file has changed, brings a newer Node when the machine's is too old for the shop, and with
 * --browser finds or installs a Chromium for the browser tests.
 *
 * Plain JavaScript and nothing but Node's own modules, here and in `setup/`: it runs before anything is installed.
 */
import { join } from 'node:path'
import { stop } from './setup/commands.mjs'
import { provideNode } from './setup/node.mjs'
import { isStamped } from './setup/stamp.mjs'

process.chdir(join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..'))

const oldest = 20
if (Number(process.versions.node.split('.')[0]) < oldest) {
  stop(
    `This needs Node ${oldest} or newer, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  )
}
// What most runs do not need is not even loaded: every start of the shop waits for this.
if (!isStamped()) (await import('./setup/packages.mjs')).installPackages()
provideNode()
if (process.argv.includes('--browser')) (await import('./setup/browser.mjs')).findBrowser()
