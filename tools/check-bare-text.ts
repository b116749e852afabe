/** Reads every screen that runs in a browser and prints the texts that a translated page breaks on. Exit 1 on any. */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { bareTexts } from './bare-text.ts'

const root = resolve(import.meta.dirname, '..')
/** Mails are read in mail programs, the style guide by developers, and no browser runs a test. */
const NO_SCREEN = /\.test\.tsx$|\/(mails|style-guide|testing)\/|^shop\/mail\//

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'shop/*.tsx', 'ui/*.tsx'],
  { encoding: 'utf8', cwd: root },
)
const screens = [...new Set(listed.split('\n'))].filter((path) => path !== '' && !NO_SCREEN.test(path))

const api = new API({ cwd: root })
const project = api.updateSnapshot({ openProjects: [resolve(root, 'tsconfig.json')] }).getProjects()[0]
if (!project) throw new Error('Expected a project in tsconfig.json but found none')
const sentences = screens.flatMap((path) => {
  const file = project.program.getSourceFile(resolve(root, path))
  // Listed by git, deleted in the working copy.
  if (!file) return []
  return bareTexts(file, project.checker).map(
    ({ line, text }) => `${path}:${line} has bare text beside what comes, goes or changes: ${text}`,
  )
})
api.close()

for (const sentence of sentences) console.error(sentence)
console.log(
  sentences.length === 0
    ? `The texts of ${screens.length} screens may be translated.`
    : `${sentences.length} texts would break a translated page; put each in an element of its own, or into one string.`,
)
process.exitCode = sentences.length === 0 ? 0 : 1
