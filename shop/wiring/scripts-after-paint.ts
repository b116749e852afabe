/**
 * A cached page shows itself first: its words and first pictures get the whole bandwidth, and its scripts are fetched
 * once the browser has painted them. On a slow phone that is more than a second earlier (decision 0012). A button that
 * is pressed before its script is there is pressed again by the script.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
/** React Router's own: it names the page's modules and starts them. */
const START = /(<script type="module" async="">)([\s\S]*?)(?=<\/script>)/

const IMPORTED = /^import (?:\* as \w+ from )?"([^"]+)"/gm

/** Longer than the first picture of a page takes on a slow connection. */
const LIMIT_MS = 1_500

/**
 * Defers the scripts of a page.
 *
 * @param html  of a whole page
 * @returns the page, and the text of the script that starts the others, which the page's policy has to allow too; undefined,
 *   and the page as it was, when it has no scripts
 */
export function scriptsAfterPaint(html: string): { html: string; started: string | undefined } {
  const started = START.exec(html)?.[2]
  if (started === undefined) return { html, started }
  // The browser fetches what it imports together with it; the others are what those import.
  const imported = new Set([...started.matchAll(IMPORTED)].map(([, href]) => href))
  const modules = [...html.matchAll(PRELOAD)]
    .map(([, href]) => href ?? '')
    .filter((href) => !imported.has(href))
  // In the place and with the attributes of the original, which is where React looks for it.
  return {
    html: html.replaceAll(PRELOAD, '').replace(START, (_, tag) => tag + starter(modules, started)),
    started,
  }
}

/** Runs in the browser. A background tab paints nothing, and a picture may never load: hence the limit. */
const starter = (modules: readonly string[], started: string) => `
const start = () => {
  for (const href of ${inScript(modules)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = ${inScript(started)}
  document.body.append(script)
}
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')]
const seen = Promise.all(pictures.map((picture) => picture.decode().catch(() => {}))).then(painted)
Promise.race([seen, new Promise((resolve) => setTimeout(resolve, ${LIMIT_MS}))]).then(start)

// React writes this on what it has hydrated.
const isHydrated = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))
let waiting
document.addEventListener('click', (event) => {
  clearInterval(waiting)
  // A button that opens a window waits too: its form is for browsers without scripts, and leads to a page without an
  // answer.
  const button = event.target.closest('button[type="button"], button[aria-haspopup="dialog"]')
  if (!button || isHydrated(button)) return
  event.preventDefault()
  waiting = setInterval(() => {
    if (!isHydrated(button)) return
    clearInterval(waiting)
    button.click()
  }, 50)
}, true)
`

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
