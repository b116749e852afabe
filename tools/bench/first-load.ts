import { gzipSync } from 'node:zlib'

export interface FirstLoad {
  /** KB (1024 bytes) of scripts that the page names in its HTML, each gzipped. */
  scriptsKb: number
  stylesKb: number
  /** How many files the scripts are in. */
  scriptFiles: number
}

/**
 * What a browser must fetch before a page works: the scripts and style sheets that its HTML names.
 *
 * @param url  of the page, at a shop that is running
 */
export async function firstLoadOf(url: string): Promise<FirstLoad> {
  const html = await textOf(url)
  const scripts = filesIn(html, 'js')
  return {
    scriptsKb: await gzippedKb(url, scripts),
    stylesKb: await gzippedKb(url, filesIn(html, 'css')),
    scriptFiles: scripts.size,
  }
}

/** In its markup, and in the words of the script that starts the others, where quotes are escaped. */
function filesIn(html: string, kind: 'js' | 'css'): Set<string> {
  const named = html.matchAll(new RegExp(`["'](/assets/[\\w.-]+\\.${kind})\\\\?["']`, 'g'))
  return new Set([...named].map(([, file]) => file ?? ''))
}

async function gzippedKb(url: string, files: ReadonlySet<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await textOf(new URL(file, url).href)).length
  return bytes / 1024
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
