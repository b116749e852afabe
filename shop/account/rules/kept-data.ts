/** What the shop keeps of a customer and how long, in words; the figures are those that the shop keeps to. */
import { MAX_SESSION_DAYS } from '../../customers/rules/session-lifetime.ts'
import { PORTFOLIO_DAYS } from '../../design/rules/retention.ts'
import { POINTS_LAST_DAYS } from '../../marketing/rules/rewards.ts'

export const KEPT_DATA: readonly { what: string; howLong: string }[] = [
  { what: 'Your details and addresses', howLong: 'Until you change them or close your account.' },
  {
    what: 'Orders and invoices',
    howLong:
      'For good, also when you close your account: we have to keep books of what was sold. Card numbers never reach our computers; we keep a mark by which we know a card again, until you close your account.',
  },
  {
    what: 'Tickets',
    howLong:
      'What you have asked us, our answers and the files you sent: until you close your account. Our mailbox keeps the emails about them.',
  },
  {
    what: 'Designs and photos',
    howLong: `Until you close your account, when we delete them at once. Those of orders stay with the order, because we must answer for it, and a design that another customer has saved stays theirs. What is neither ordered nor saved goes some time after its last change, never sooner than ${PORTFOLIO_DAYS} days: our privacy page says when. A browser finds its own designs by a cookie, for ${PORTFOLIO_DAYS} days after your last visit.`,
  },
  {
    what: 'Your cart, what you saved for later, and wishlists',
    howLong: 'Until you empty them, order, or close your account.',
  },
  {
    what: 'Store credit and points',
    howLong: `Store credit does not expire. Points do, ${POINTS_LAST_DAYS} days after you earned them. The list of changes stays with the books.`,
  },
  {
    what: 'Recommendations',
    howLong:
      'Your link and what came of it, until you close your account. If a friend sent you to us, we keep that with your first order, and a mark by which we know your email again, until you close your account.',
  },
  {
    what: 'Newsletter',
    howLong:
      'When and where you said yes, until you close your account. Every email has a link that ends it at once.',
  },
  {
    what: 'Where you are signed in',
    howLong: `The name of the browser, and when it was last used: until it is signed out, ${MAX_SESSION_DAYS} days at most. We keep no address of your computer with it.`,
  },
  {
    what: 'Reviews and questions',
    howLong:
      'Until you ask us to delete them. Closing your account takes your account off your reviews; the name and pictures you chose to show stay.',
  },
]

/** Said only where identities are checked. */
export const IDENTITY_DATA = {
  what: 'Identity checks',
  howLong:
    'Until you close your account: whether you were confirmed, by whom and when. With an order the same stays for good. Your document never reaches us, and we have it deleted where it was checked.',
}
