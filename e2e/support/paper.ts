/** What of a page comes out of a printer. */
import type { Page } from '@playwright/test'

/** @returns headings and sentences in whose middle something else is painted, with what it is; empty when all can be read */
export function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Painted {
      of: Element
      box: DOMRect
    }
    const painted: Painted[] = [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((of) => [
        ...(hasPaint(getComputedStyle(of)) || of.matches('img, svg, canvas, video')
          ? [{ of, box: of.getBoundingClientRect() }]
          : []),
        ...laidOver(of).map((box) => ({ of, box })),
      ])
    const words = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, th, td)')]
    return words.flatMap((one) => {
      const line = firstLineOf(one)
      if (!line || !one.checkVisibility()) return []
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
      return painted
        .filter(({ of }) => !one.contains(of) && !of.contains(one))
        .filter(({ box }) => box.left < x && x < box.right && box.top < y && y < box.bottom)
        .map(({ of }) => `${one.textContent.slice(0, 30)}: ${of.localName} ${of.getAttribute('class') ?? ''}`)
    })

    function firstLineOf(element: Element): DOMRect | undefined {
      const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '')
      if (!text) return undefined
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getClientRects()[0]
    }

    function hasPaint({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
      return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    }

    /** Where `::before` and `::after` lie, which no list of elements has: in the box of what they are placed by. */
    function laidOver(element: Element): DOMRect[] {
      return ['::before', '::after'].flatMap((name) => {
        const style = getComputedStyle(element, name)
        if (style.content === 'none' || style.position !== 'absolute' || !hasPaint(style)) return []
        const by = placedBy(element)
        return [
          new DOMRect(
            by.left + parseFloat(style.left),
            by.top + parseFloat(style.top),
            parseFloat(style.width),
            parseFloat(style.height),
          ),
        ]
      })
    }

    function placedBy(element: Element): { left: number; top: number } {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, transform } = getComputedStyle(box)
        if (position !== 'static' || transform !== 'none') return box.getBoundingClientRect()
      }
      return { left: -scrollX, top: -scrollY }
    }
  })
}

/** @returns what stays in view while the page is read, as bars and offers do; on paper it would lie over every sheet */
export function stickingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && /sticky|fixed/.test(getComputedStyle(element).position),
      )
      .map((element) => `${element.localName} ${element.getAttribute('class') ?? ''}`),
  )
}
