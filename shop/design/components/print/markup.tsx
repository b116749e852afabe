import { useLayoutEffect, useRef } from 'react'

/**
 * Markup from the renderer inside an SVG group.
 *
 * What stays the same stays in place: a photo whose image element were replaced at every step of a drag would flicker,
 * because browsers decode it anew.
 */
export function Markup({ svg }: { svg: string }) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (group.current) become(group.current, svg)
  }, [svg])
  return <g ref={group} />
}

/** Ends the takeover that is under way in a group. */
const endings = new WeakMap<SVGGElement, () => void>()

function become(group: SVGGElement, svg: string) {
  endings.get(group)?.()
  if (!svg.includes('<image')) {
    group.innerHTML = svg
    return
  }
  const next = document.createElementNS(group.namespaceURI, 'g') as SVGGElement
  next.innerHTML = svg
  if (isAlike(group, next)) copyAttributes(group, next)
  else takeOver(group, next)
}

/** What was drawn stays below until the photos above it are there: Safari takes a tenth of a second for one it knows. */
function takeOver(group: SVGGElement, next: SVGGElement) {
  const former = document.createElementNS(group.namespaceURI, 'g') as SVGGElement
  former.dataset.former = ''
  former.append(...group.childNodes)
  const photos = [...next.querySelectorAll('image')].map(loaded)
  group.append(former, ...next.childNodes)
  const end = () => {
    endings.delete(group)
    former.remove()
  }
  endings.set(group, end)
  void Promise.all(photos).then(end)
}

/** Settles for a photo that cannot be fetched, too. */
const loaded = (image: SVGImageElement) =>
  new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true })
  })

function isAlike(one: Element, other: Element): boolean {
  if (one.tagName !== other.tagName || one.childElementCount !== other.childElementCount) return false
  if (one.getAttribute('href') !== other.getAttribute('href')) return false
  return [...one.children].every((child, index) => {
    const match = other.children[index]
    return match !== undefined && isAlike(child, match)
  })
}

function copyAttributes(to: Element, from: Element) {
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value)
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name)
  ;[...to.children].forEach((child, index) => {
    const match = from.children[index]
    if (match) copyAttributes(child, match)
  })
}
