import { Link, useRevalidator } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { greeting, LETTERS } from '../greeting.ts'
import { useSignIn } from '../sign-in-state.ts'
import { signOut } from './sign-out.ts'

/** C-05 to C-08, C-10 to C-15: links to the account, for guests and for customers. */
export function AccountLinks({ onClose }: { onClose: () => void }) {
  const signIn = useSignIn()
  const { revalidate } = useRevalidator()
  if (signIn.state === 'checking')
    return <p className="flex min-h-11 items-center">Looking for your account</p>
  if (signIn.state === 'out') {
    return (
      <ul>
        <AccountLink to={paths.signIn()} name="Login" onClose={onClose} />
        <AccountLink to={paths.register()} name="Register" onClose={onClose} />
      </ul>
    )
  }
  async function leave() {
    onClose()
    // Reads the page again, so that its gate sends a guest away from a page of the account.
    if (await signOut()) await revalidate()
  }
  return (
    <>
      <p className="flex min-h-11 items-center font-semibold xl:hidden">
        {greeting(signIn.firstName, LETTERS.phone)}
      </p>
      <ul>
        <AccountLink to={paths.account()} name="My Account" onClose={onClose} />
        <AccountLink to={paths.orders()} name="My Orders" onClose={onClose} />
        <li>
          <button type="button" onClick={leave} className="flex min-h-11 w-full items-center">
            Logout
          </button>
        </li>
      </ul>
    </>
  )
}

function AccountLink({ to, name, onClose }: { to: string; name: string; onClose: () => void }) {
  return (
    <li>
      <Link to={to} onClick={onClose} className="flex min-h-11 items-center">
        {name}
      </Link>
    </li>
  )
}
