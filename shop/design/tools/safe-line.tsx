/** Dots around what stays clear: pale with a dark rim, so that they are seen on white paper and on any photo. */
export function SafeLine({ d, mmPerPx }: { d: string; mmPerPx: number }) {
  const dots = (px: number) => ({
    d,
    strokeWidth: px * mmPerPx,
    strokeLinecap: 'round' as const,
    strokeDasharray: `${0.5 * mmPerPx} ${6 * mmPerPx}`,
  })
  return (
    <g fill="none">
      <path {...dots(2.75)} stroke="var(--ink-2)" />
      <path {...dots(1.5)} stroke="var(--paper)" />
    </g>
  )
}
