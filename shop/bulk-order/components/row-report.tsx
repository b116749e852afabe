import type { RowMessage } from './bulk-order-answer.ts'

/** More than these nobody corrects at one go; the rest is told with the next try. */
const SHOWN = 60

/** What is to be said of the rows, with line and column as the spreadsheet counts them. */
export function RowReport({ messages }: { messages: readonly RowMessage[] }) {
  const more = messages.length - SHOWN
  return (
    <>
      <ul className="text-small">
        {messages.slice(0, SHOWN).map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`} className="border-t border-line py-2.5 wrap-anywhere">
            {line == null ? null : (
              <b className="tabular block font-semibold">
                {column ? `Line ${line}, ${column}` : `Line ${line}`}
              </b>
            )}
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="border-t border-line pt-2.5 text-small">{`And ${more} more.`}</p> : null}
    </>
  )
}
