import { createElement, type SVGProps } from 'react'

interface IconDrawing {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/**
 * Makes a component of one of lucide's drawings. The build puts it in the place of lucide's own `createLucideIcon`, whose
 * contexts and names of icons we do not use and every page would load.
 */
export default function createIcon({ node }: IconDrawing) {
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
