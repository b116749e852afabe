import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'

/** Where the machine's own commands are; npm puts this project's before them. */
export const MACHINE_PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
  .join(delimiter)

/**
 * Runs a command of the machine and shows what it says.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  return runQuietly(command, args, ['ignore', 'inherit', 'inherit'])
}

/**
 * Runs a command of the machine and returns what it says.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function runQuietly(command, args, stdio = ['ignore', 'pipe', 'pipe']) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    stdio,
    encoding: 'utf8',
    // Not with a Node of node_modules, which an install takes away.
    env: { ...process.env, PATH: MACHINE_PATH },
    shell: process.platform === 'win32',
  })
  return { succeeded: status === 0, stdout: stdout ?? '', stderr: stderr ?? '' }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
