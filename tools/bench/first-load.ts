import { gzipSync } from 'node:zlib'

export interface FirstLoad {
  /** KB (1024 bytes) of scripts that the page names in its HTML, each gzipped. */
  scriptsKb: number
  stylesKb: number
}

/**
 * What a browser must fetch before a page works: the scripts and style sheets that its HTML names.
 *
 * @param url  of the page, at a shop that is running
 */
export async function firstLoadOf(url: string): Promise<FirstLoad> {
  const html = await textOf(url)
  return { scriptsKb: await gzippedKb(url, html, 'js'), stylesKb: await gzippedKb(url, html, 'css') }
}

async function gzippedKb(url: string, html: string, kind: 'js' | 'css'): Promise<number> {
  // In its markup, and in the words of the script that starts the others, where quotes are escaped.
  const named = html.matchAll(new RegExp(`["'](/assets/[\\w.-]+\\.${kind})\\\\?["']`, 'g'))
  const files = new Set([...named].map(([, file]) => file ?? ''))
  let bytes = 0
  for (const file of files) bytes += gzipSync(await textOf(new URL(file, url).href)).length
  return bytes / 1024
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
