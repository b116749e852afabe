/** What stands between the shop's pages and the people who use them: each switch turns one of these on for a walk. */
import type { BrowserContext } from '@playwright/test'

/**
 * A browser's translator: every text that is there or comes moves into `<font>`s of its own, and the words stay the
 * same.
 */
export async function translated(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untouched = 'script, style, noscript, textarea, option, title, svg, [translate="no"]'
    function translate(text: Text) {
      const parent = text.parentElement
      if (!parent || text.data.trim() === '' || parent.closest(untouched) || parent.closest('font font'))
        return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.style.verticalAlign = 'inherit'
      inner.style.verticalAlign = 'inherit'
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
    function translateAll(root: Node) {
      if (root instanceof Text) return translate(root)
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) translate(text)
    }
    addEventListener('DOMContentLoaded', () => {
      translateAll(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node)
      }).observe(document, { childList: true, subtree: true })
    })
  })
}

/** Password managers and grammar helpers: an icon beside every field, a mirror of it in its label, marks on the field. */
export async function helped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = new WeakSet<Element>()
    function help(field: Element) {
      if (seen.has(field)) return
      seen.add(field)
      field.setAttribute('data-helper', 'on')
      field.setAttribute('data-gramm', 'false')
      field.before(document.createElement('helper-mirror'))
      const icon = document.createElement('div')
      icon.setAttribute('style', 'position:absolute;width:0;height:0')
      icon.attachShadow({ mode: 'open' }).append(document.createElement('i'))
      field.after(icon)
      if (field instanceof HTMLInputElement) field.labels?.[0]?.append(document.createElement('helper-mark'))
    }
    const helpAll = () => {
      for (const field of document.querySelectorAll('input:not([type="hidden"]), textarea, select'))
        help(field)
    }
    addEventListener('DOMContentLoaded', () => {
      helpAll()
      document.body.append(document.createElement('helper-root'))
      new MutationObserver(helpAll).observe(document, { childList: true, subtree: true })
    })
  })
}

/** A blocker of advertisements: blocks every file that is named after analytics or pop-ups. */
export const BLOCKED =
  /analytics|tracking|measur|data-?layer|conversion|ecommerce|consent|cookie|pop-?up|banner|offer|advert|promo|\/events$/i

export async function blocked(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => BLOCKED.test(pathname),
    (route) => route.abort('blockedbyclient'),
  )
}
