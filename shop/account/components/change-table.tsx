interface Change {
  day: string
  reason: string
  /** Such as +100 or −A$5.00. */
  change: string
  /** What there was afterwards. */
  after: string
}

interface ChangeTableProps {
  /** Read before the table. */
  name: string
  /** Said instead of an empty table. */
  none: string
  changes: readonly Change[]
}

/** How a balance changed, the newest first. */
export function ChangeTable({ name, none, changes }: ChangeTableProps) {
  if (changes.length === 0) return <p className="text-ink-2">{none}</p>
  return (
    <table className="tabular w-full border-t border-line text-small">
      <caption className="sr-only">{name}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Why</th>
          <th scope="col">Change</th>
          <th scope="col">Afterwards</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ day, reason, change, after }, index) => (
          // Two changes of a day may read alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
          <tr key={index} className="border-b border-line align-top">
            <td className="py-3 pr-4 text-ink-2 sm:whitespace-nowrap">{day}</td>
            <td className="py-3 pr-4 wrap-anywhere">{reason}</td>
            <td className="py-3 text-right font-semibold sm:pr-4 sm:whitespace-nowrap">{change}</td>
            <td className="py-3 text-right whitespace-nowrap text-ink-2 max-sm:hidden">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
