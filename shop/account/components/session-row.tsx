import type { SessionInListFragment } from '../../generated/client/graphql.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { dayOfInstant } from './day-of-instant.ts'

/** A browser that is signed in. */
export function SessionRow({ session }: { session: SessionInListFragment }) {
  const { id, browser, signed_in_at, used_at, is_current } = session
  const name = browser ?? 'A browser or app that does not say its name'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-small text-ink-2">
          {`Signed in ${dayOfInstant(signed_in_at)}, last used ${dayOfInstant(used_at)}`}
        </p>
      </div>
      {is_current ? (
        <p className="text-small">This browser</p>
      ) : (
        <ActForm
          intent={INTENTS.endSession}
          target={id}
          button="Sign out"
          about={`${name}, signed in ${dayOfInstant(signed_in_at)}`}
          look="link"
        />
      )}
    </li>
  )
}
