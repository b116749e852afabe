import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { afterAll, expect, test } from 'vitest'
import { bareTexts } from './bare-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'screens-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is said of a screen whose element is written like this. */
function said(element: string): string[] {
  const file = join(folder, 'screen.tsx')
  writeFileSync(file, HEAD + element)
  const api = new API({ cwd: folder })
  try {
    const project = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] }).getProjects()[0]
    const source = project?.program.getSourceFile(file)
    if (!project || !source) throw new Error(`Expected a project with ${file} but found none`)
    return bareTexts(source, project.checker).map(({ text }) => text)
  } finally {
    api.close()
  }
}

const HEAD = `import type { ReactElement, ReactNode } from 'react'
declare const name: string, count: number, isBusy: boolean, node: ReactNode, icon: ReactElement | undefined
declare const words: string | undefined
export const screen = `

writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: { jsx: 'react-jsx', strict: true, noEmit: true },
    files: ['screen.tsx'],
  }),
)
symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'))

test.each([
  // Beside an element that comes and goes
  ['<p>Saved{isBusy ? <i /> : null}</p>', ['Saved']],
  ['<p>{isBusy && <i />} Saved</p>', ['Saved']],
  ['<button>{icon}{name}</button>', ['{name}']],
  // Text that may be text or not: gone as soon as it is empty
  ['<p><b>Note</b>{words}</p>', ['{words}']],
  ['<p><b>Note</b>{node}</p>', ['{node}']],
  ['<p>{isBusy ? <i /> : "Ready"}{icon}</p>', ['{isBusy ? <i /> : "Ready"}']],
  // Text that changes among other text: a translated page goes on showing the old one
  ['<p>Pay {name}</p>', ['Pay', '{name}']],
  ['<p>{count} pieces</p>', ['{count}', 'pieces']],
  ['<ul>{[name].map((one) => one)}<li /></ul>', ['{[name].map((one) => one)}']],
  // In a fragment, because its siblings are elsewhere
  ['<>{name}</>', ['{name}']],
])('PE-16: %s has a text that a translator takes from under React', (element, texts) => {
  expect(said(element)).toEqual(texts)
})

test.each([
  ['<p>{name}</p>'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a screen
  ['<p>{`Pay ${name}`}</p>'],
  ['<p><span>Saved</span>{isBusy ? <i /> : null}</p>'],
  ['<p>Read <b>this</b> first.</p>'],
  ['<button>{icon}<span>{node}</span></button>'],
  ['<p>{isBusy ? <i /> : null} {icon}</p>'],
  ['<option>{name}, {count}</option>'],
])('PE-16: %s stays whole when it is translated', (element) => {
  expect(said(element)).toEqual([])
})
