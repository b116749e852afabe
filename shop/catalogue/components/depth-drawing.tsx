/** The bar from the side, at one scale for all depths. */
export function DepthDrawing({ depthMm }: { depthMm: number }) {
  return (
    <svg
      viewBox="0 0 34 34"
      fill="none"
      className="size-8.5 shrink-0 fill-brand-soft stroke-brand"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M8 2v30" strokeDasharray="2 3" />
      <path d={`M8 5h${depthMm * 0.5}v24H8z`} />
    </svg>
  )
}
