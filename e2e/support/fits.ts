/** What of a screen does not fit its window. */
import type { Page } from '@playwright/test'

/** More than rounding. */
const TOLERANCE_PX = 1.5

/**
 * Looks for a page that moves sideways, for controls and words that reach beyond the window or are cut by a box that nobody
 * can move, for short words that go on in the next line, and for hints in empty fields that are cut. What shortens itself
 * with an ellipsis, and rows that are made to be pushed, fit; in large letters on a small phone, words may break.
 *
 * @returns one line for each, such as `button "Pay" ends at 412 of 390 px`; empty when all fits
 */
export function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate((tolerance) => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const shortWord = /^[\p{L}\p{N}]{2,12}$/u
    // The narrowest phone has 17.5 letters of the usual 16 px.
    const letterPx = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const isRoomy = width / letterPx >= 17
    if (document.documentElement.scrollWidth > width + tolerance)
      found.push(`the page is ${document.documentElement.scrollWidth} of ${width} px wide`)

    const range = document.createRange()
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !isSeen(element)) continue
      if (isRoomy && element instanceof HTMLInputElement && hintPx(element) > innerPx(element) + tolerance)
        found.push(`hint "${element.placeholder}" is cut`)
      const isControl = element.matches('a, button, input:not([type=hidden]), select, textarea')
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const boxes = words.flatMap((node) => {
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()]
        const word = node.textContent?.trim() ?? ''
        if (isRoomy && lines.length > 1 && shortWord.test(word)) found.push(`word "${word}" is broken`)
        return lines
      })
      if (isControl) boxes.push(element.getBoundingClientRect())
      const parts = boxes.filter((box) => box.width > 1 && box.height > 1)
      if (parts.length === 0) continue
      const bounds = boundsOf(element)
      const right = Math.max(...parts.map((box) => box.right))
      const left = Math.min(...parts.map((box) => box.left))
      if (right > bounds.right + tolerance || left < bounds.left - tolerance) {
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
        found.push(
          `${element.localName} "${text}" from ${Math.round(left)} to ${Math.round(right)} in ${Math.round(bounds.left)} to ${Math.round(bounds.right)} px`,
        )
      }
    }
    return found

    /** Of an empty field, in its own letters. */
    function hintPx(field: HTMLInputElement): number {
      const pen = document.createElement('canvas').getContext('2d')
      const { font, textOverflow } = getComputedStyle(field)
      if (!pen || field.placeholder === '' || field.value !== '' || textOverflow === 'ellipsis') return 0
      pen.font = font
      return pen.measureText(field.placeholder).width
    }

    function innerPx(field: HTMLInputElement): number {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    }

    function isSeen(element: HTMLElement): boolean {
      return (
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }) &&
        // Words for those who do not see, and drawings that repeat what stands beside them.
        element.closest('.sr-only, [aria-hidden="true"], noscript, option') === null
      )
    }

    /** The window, and every box on the way to it that cuts; a box that can be pushed has no bounds. */
    function boundsOf(element: HTMLElement): { left: number; right: number } {
      let left = 0
      let right = width
      for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
          return { left: -Infinity, right: Infinity }
        if (overflowX !== 'visible' && box !== element) {
          const bounds = box.getBoundingClientRect()
          left = Math.max(left, bounds.left)
          right = Math.min(right, bounds.right)
        }
        if (position === 'fixed') break
      }
      return { left, right }
    }
  }, TOLERANCE_PX)
}
