import { createContext, useContext, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'

const NONE = /(?!)/
const REFER = 'Refer and earn'

/** What the menu of the account depends on. */
export const AccountMenu = createContext({
  /** Whether the shop rewards recommendations: the menu promises nothing while it does not. */
  hasReferrals: false,
})

/** Each with the addresses that belong to it, besides its own. */
const PAGES = [
  { name: 'Overview', path: paths.account(), others: /^\/customer\/account\/?$/ },
  { name: 'Orders', path: paths.orders(), others: /^\/customer\/account\/view-order\// },
  { name: 'Sent today', path: accountPaths.sentToday(), others: NONE },
  {
    name: 'Tickets',
    path: accountPaths.tickets(),
    others: /^\/customer\/account\/ordertickets\//,
  },
  { name: 'Designs', path: accountPaths.savedDesigns(), others: NONE },
  {
    name: 'Addresses',
    path: accountPaths.addressBook(),
    others: /^\/customer\/account\/(add-address|edit-address\/)/,
  },
  { name: 'Your details', path: accountPaths.information(), others: NONE },
  {
    name: 'Points',
    path: accountPaths.rewards(),
    others: /^\/customer\/account\/my-rewards\/(rewardpoints|transactions)$/,
  },
  {
    name: 'Level',
    path: accountPaths.loyalty(),
    others: /^\/customer\/account\/my-rewards\/loyaltylevel\//,
  },
  { name: 'Store credit', path: accountPaths.credits(), others: NONE },
  { name: REFER, path: accountPaths.referAndEarn(), others: NONE },
  { name: 'Gift cards', path: accountPaths.giftCardBalance(), others: NONE },
  { name: 'Newsletter', path: accountPaths.newsletter(), others: NONE },
  { name: 'Bulk order', path: accountPaths.bulkOrder(), others: NONE },
  { name: 'Your data', path: accountPaths.policy(), others: NONE },
  { name: 'Settings', path: accountPaths.settings(), others: /^\/customer\/account\/settings\// },
] as const

/** A screen of the account beside the way to the others: a column on a desktop, a strip that scrolls on a phone. */
export function AccountFrame({ heading, children }: { heading?: string; children: Elements }) {
  const { pathname } = useLocation()
  const { hasReferrals } = useContext(AccountMenu)
  const strip = useRef<HTMLElement>(null)
  // The strip of a phone begins with the screen that is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to look again
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - 24
  }, [pathname])
  return (
    <div className="container-page pb-section">
      {heading ? <h1 className="display pt-8 pb-6 text-h1 lg:pt-14 lg:pb-9">{heading}</h1> : null}
      <div className="grid gap-8 lg:grid-cols-[216px_minmax(0,1fr)] lg:gap-24">
        <nav
          ref={strip}
          aria-label="Account"
          className="-mx-gutter flex gap-5.5 overflow-x-auto border-b border-line px-gutter text-meta lg:sticky lg:top-25 lg:mx-0 lg:flex-col lg:gap-0 lg:self-start lg:border-0 lg:px-0"
        >
          {PAGES.filter(({ name }) => hasReferrals || name !== REFER).map(({ name, path, others }) => {
            const isHere = pathname === path || others.test(pathname)
            return (
              <Link
                key={path}
                to={path}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'relative flex min-h-11 items-center whitespace-nowrap',
                  isHere ? HERE : 'text-ink-2 hover:text-ink',
                )}
              >
                {name}
              </Link>
            )
          })}
          {/* C-14, H-37: elsewhere the header has it, which needs scripts to know that somebody is signed in. */}
          <noscript>
            <form method="post" action={paths.logout()}>
              <button
                type="submit"
                className="flex min-h-11 items-center whitespace-nowrap text-ink-2 hover:text-ink"
              >
                Logout
              </button>
            </form>
          </noscript>
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12">{children}</div>
      </div>
    </div>
  )
}

/** A line below it in the strip, a dot before it in the column. */
const HERE = classNames(
  'font-semibold text-ink max-lg:[box-shadow:inset_0_-2px_0_var(--brand)]',
  'lg:before:absolute lg:before:-left-4.5 lg:before:size-1.5 lg:before:rounded-full lg:before:bg-brand',
)
