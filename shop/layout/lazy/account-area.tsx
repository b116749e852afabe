import { ChevronDown, User } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { useDisclosure } from '#ui/use-disclosure.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { paths } from '../../routing/paths.ts'
import { greeting, LETTERS } from '../greeting.ts'
import { useNote, useSignIn } from '../sign-in-state.ts'

const loadPanel = () => import('./account-panel.tsx').then(({ AccountPanel }) => AccountPanel)
const loadNote = () => import('./sign-in-note.tsx').then(({ SignInNote }) => SignInNote)

/** H-20: as wide in each of its three states, so that nothing moves when the sign-in state is known. */
export function AccountArea() {
  const signIn = useSignIn()
  const panel = useLazyPart(loadPanel)
  const { id, button, around } = useDisclosure(panel)
  const isIn = signIn.state === 'in'
  return (
    <div {...around} className="relative flex items-center text-meta font-medium xl:w-42 xl:justify-end">
      {isIn ? null : (
        <span
          className={classNames(
            'hidden items-center gap-1.5 px-3 xl:flex',
            signIn.state === 'checking' && 'invisible',
          )}
        >
          <Link to={paths.signIn()} className={WORD}>
            Login
          </Link>
          <span aria-hidden>/</span>
          <Link to={paths.register()} className={WORD}>
            Register
          </Link>
        </span>
      )}
      <button
        {...button}
        className={classNames(
          'grid min-h-11 min-w-11 place-items-center rounded-full hover:bg-sunk noscript:hidden xl:px-3',
          !isIn && 'xl:hidden',
        )}
      >
        <User size={20} strokeWidth={1.5} aria-hidden className="xl:hidden" />
        {isIn ? (
          <span className="hidden items-center gap-1.5 xl:flex">
            <span>{greeting(signIn.firstName, LETTERS.desktop)}</span>
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        ) : null}
        <span className="sr-only">Account</span>
      </button>
      <noscript>
        <Link
          to={paths.account()}
          className="grid size-11 place-items-center rounded-full hover:bg-sunk xl:hidden"
        >
          <User size={20} strokeWidth={1.5} aria-hidden />
          <span className="sr-only">Account</span>
        </Link>
      </noscript>
      {panel.Part ? <panel.Part id={id} onClose={panel.close} /> : null}
      <WhatWasSaid />
    </div>
  )
}

const WORD = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

function WhatWasSaid() {
  const note = useNote()
  const { Part, open } = useLazyPart(loadNote)
  const isSaid = note !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once there is something to say
  useEffect(() => {
    if (isSaid) open()
  }, [isSaid])
  return note && Part ? <Part note={note} /> : null
}
