import { classNames } from '#ui/class-names.ts'
import { type ListedOrder, shortDayOf } from './order-in-list.ts'

/** The steps of an order: a line across on a desktop, down on a phone. Those that were reached have their day. */
export function OrderTrack({ steps }: Pick<ListedOrder['progress'], 'steps'>) {
  return (
    <ol className="mt-5.5 grid text-small sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ code, label, reached_at }, index) => {
        const isDone = reached_at != null
        const isLast = index === steps.length - 1
        return (
          <li
            key={code}
            className={classNames(
              'relative pb-4.5 pl-7 sm:pt-5 sm:pr-3 sm:pb-0 sm:pl-0',
              isDone ? 'text-ink' : 'text-ink-2',
            )}
          >
            {isLast ? null : (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-1 bottom-0 left-[5px] w-0.5 sm:top-[5px] sm:right-0 sm:bottom-auto sm:left-0 sm:h-0.5 sm:w-auto',
                  steps[index + 1]?.reached_at != null ? 'bg-brand' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'absolute top-1 left-0 size-3 rounded-full sm:top-0',
                isDone ? 'bg-brand' : 'bg-paper [box-shadow:inset_0_0_0_2px_var(--line-firm)]',
              )}
            />
            <b className="block font-semibold">{label}</b>
            <span>{isDone ? shortDayOf(reached_at) : 'Still to come'}</span>
          </li>
        )
      })}
    </ol>
  )
}
