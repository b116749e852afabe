/** A wrapped print seen from the side: a hill on its face, and what its edges show. */
export function WrapDrawing({ edge, colour }: { edge: string; colour: string | undefined }) {
  return (
    <svg viewBox="0 0 84 58" className="mb-1 h-11 w-full" aria-hidden="true">
      <rect x="8" y="6" width="54" height="40" className="fill-brand-soft" />
      <path d="M8 38l16-14 12 10 12-12 14 12v12H8z" className="fill-brand" />
      {edge === 'image' ? (
        <g className="fill-brand">
          <path d="M62 6l12 8v40l-12-8z" className="fill-brand-soft" />
          <path d="M62 34l12 18v2l-12-8z" opacity=".7" />
          <path d="M62 34l12 12v8l-12-8zM8 46h54l12 8H20z" opacity=".78" />
        </g>
      ) : edge === 'mirror' ? (
        <g className="fill-brand">
          <path d="M62 6l12 8v40l-12-8z" className="fill-brand-soft" />
          <path d="M62 34l12-4v24l-12-8zM8 46h54l12 8H20z" opacity=".7" />
        </g>
      ) : (
        <path
          d="M62 6l12 8v40l-12-8zM8 46h54l12 8H20z"
          fill={colour}
          className={colour === undefined ? 'fill-offer stroke-line-firm' : 'stroke-line-firm'}
          strokeWidth=".8"
        />
      )}
    </svg>
  )
}
