import { isAbsolute } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildTargets } from './browsers.ts'

const QUERY = '?early'

/**
 * `import script from './a.ts?early'` is the text of that module with all that it imports, small enough to stand in the
 * HTML of every page. The browser's own build gets an empty text: the page has the script already.
 */
export function earlyScripts(): Plugin {
  return {
    name: 'early-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      if (this.environment.config.consumer === 'client') return `export default ''`
      const { text, files } = await earlyScript(id.slice(0, -QUERY.length))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** @returns the script, and the files that it is made of */
export async function earlyScript(file: string): Promise<{ text: string; files: string[] }> {
  const outputs = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  if (!('output' in outputs)) throw new Error(`Expected one script of ${file}`)
  const [script] = outputs.output
  if (/<!--|<\/?script/i.test(script.code))
    throw new Error(`Expected nothing in ${file} that HTML reads as a script's end`)
  return { text: script.code.trim(), files: script.moduleIds.filter(isAbsolute) }
}
