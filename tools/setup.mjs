/**
 * Runs before every command, on whatever Node the machine has (20 or newer): installs the packages when they are
 * missing or the lock file has changed, brings a newer Node when the machine's is too old for the shop, and with
 * --browser finds or installs a Chromium for the browser tests.
 *
 * Plain JavaScript and nothing but Node's own modules, here and in `setup/`: it runs before anything is installed.
 */
import { join } from 'node:path'
import { findBrowser } from './setup/browser.mjs'
import { stop } from './setup/commands.mjs'
import { provideNode } from './setup/node.mjs'
import { installPackages } from './setup/packages.mjs'

process.chdir(join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..'))

const oldest = 20
if (Number(process.versions.node.split('.')[0]) < oldest) {
  stop(
    `This needs Node ${oldest} or newer, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  )
}
installPackages()
provideNode()
if (process.argv.includes('--browser')) findBrowser()
