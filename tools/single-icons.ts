import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** An import of icons by name, on one line or several. */
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'lucide-react'/g

/**
 * Imports each icon from a file of its own instead of from the list of all: the build then knows which page needs which,
 * and the server does not read two thousand of them.
 */
export function singleIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform(code, id) {
      if (DRAWING.test(id)) return { code: drawingAlone(code), map: null }
      if (id.includes('/node_modules/') || !code.includes("'lucide-react'")) return undefined
      return { code: code.replace(IMPORT, (_, names: string) => importsOf(names, files)), map: null }
    },
  }
}

const DRAWING = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** A drawing without what `ui/icon.ts` leaves: its names, and a key for each of its lines, which no compression shortens. */
export function drawingAlone(code: string): string {
  return code
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^ *(?:name: "[^"]*"|size: \d+),\n/gm, '')
    .replace(/,\s*aliases: \[[^\]]*\]/g, '')
    .replace(/^__iconData\.node;\n/m, '')
}

/** @throws Error for a name that is no icon, such as a misspelled one */
function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(/\s+as\s+/)
      const file = files.get(icon)
      if (file === undefined) throw new Error(`Expected an icon of lucide-react but received ${icon}`)
      return `import ${local} from 'lucide-react/icons/${file}'`
    })
    .join(';')
}

/** The file of every name, as lucide's own list has them: some icons have several names. */
function iconFiles(): Map<string, string> {
  const list = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/cjs\/.*$/, 'esm/lucide-react.mjs')
  const lines = readFileSync(list, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}
