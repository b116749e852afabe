/** How a piece lasts, a line each. */
export function Care({ lines }: { lines: readonly string[] }) {
  return (
    <section className="drawn-near container-page grid gap-x-24 gap-y-8 pt-section lg:grid-cols-[1fr_2fr]">
      <h2 className="display text-h2">Care</h2>
      <ul className="border-b border-line text-meta">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-3">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
