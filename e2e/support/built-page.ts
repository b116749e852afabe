/** A page of its own for parts that no page of the shop shows yet: built as the shop's pages are, and served by the test. */
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

export interface BuiltPage {
  /** The bytes of a file by its path, such as `/assets/page.js`; undefined when the page has none there. */
  file: (path: string) => Buffer | undefined
  html: string
}

/** @param entry  a script beside this file that draws into `<main>` */
export async function builtPage(entry: string): Promise<BuiltPage> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(import.meta.dirname, entry) } },
  })
  const files = new Map<string, Buffer>()
  let html = '<!doctype html><html lang="en" data-brand="canvas"><title>Mock-ups</title>'
  for (const made of [result].flat()) {
    for (const file of 'output' in made ? made.output : []) {
      files.set(`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source))
      if (file.fileName.endsWith('.css')) html += `<link rel="stylesheet" href="/${file.fileName}">`
      if (file.type === 'chunk' && file.isEntry)
        html += `<script type="module" src="/${file.fileName}"></script>`
    }
  }
  return { file: (path) => files.get(path), html: `${html}<main class="container-page py-8"></main></html>` }
}
