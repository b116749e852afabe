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

function become(group: SVGGElement, svg: string) {
  if (!svg.includes('<image')) {
    group.innerHTML = svg
    return
  }
  const next = document.createElementNS(group.namespaceURI, 'g') as SVGGElement
  next.innerHTML = svg
  if (isAlike(group, next)) copyAttributes(group, next)
  else group.replaceChildren(...next.childNodes)
}

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
