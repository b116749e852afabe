/**
 * `npm run mutate [-- folder…]`: how much of the pure code its unit tests pin down. Stryker changes one thing of a folder
 * after the other and runs the tests that stand in that folder; a change that no test notices is printed as survived.
 *
 * Folders are `packages/<name>` and `shop/<domain>/rules`. Without one it takes those in which a file differs from the
 * commit before the last one (HEAD~1), committed or not. It judges nothing and is no part of `npm test`: one folder takes
 * from one to twenty minutes.
 *
 * No mutant is active while tests are collected, so a call inside `test.each([…])` kills none: put it into the test.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { changedFolders, type FolderScore, isPureFolder, scoreOf, scoreTable } from './mutation/scores.ts'

process.chdir(resolve(import.meta.dirname, '..'))

const asked = process.argv.slice(2).map((folder) => folder.replace(/\/+$/, ''))
const strange = asked.find((folder) => !isPureFolder(folder) || !existsSync(folder))
if (strange !== undefined) {
  console.error(`${strange} is no folder packages/<name> or shop/<domain>/rules.`)
  process.exit(1)
}
const folders =
  asked.length > 0 ? asked : changedFolders([...changedFiles(), ...newFiles()]).filter(existsSync)
if (folders.length === 0) console.log('No folder of pure code differs from HEAD~1.')

const scores: FolderScore[] = []
for (const folder of folders) {
  console.log(`\n── ${folder}`)
  const mutants = await new Stryker({
    configFile: 'tools/mutation/stryker.config.json',
    mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', dir: folder, related: false, pool: 'forks' },
  }).runMutationTest()
  scores.push(scoreOf(folder, mutants))
}
if (scores.length > 0) console.log(`\n${scoreTable(scores)}`)

function changedFiles() {
  return git('diff', '--name-only', 'HEAD~1')
}

function newFiles() {
  return git('ls-files', '--others', '--exclude-standard')
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
