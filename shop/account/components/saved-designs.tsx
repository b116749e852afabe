import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { OwnDesigns, Shown } from './account-screen.ts'
import { INTENTS, KEPT_FIELD } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { News } from './news.tsx'
import { PageLinks } from './page-links.tsx'
import { SavedDesignCard } from './saved-design-card.tsx'

const HEADING = 'Saved designs'

/** I-14; with the token of a link H-18, SH-16. */
export function SavedDesigns({ shown }: { shown: Shown['my-saved-design'] }) {
  if (shown.kind === 'own') return <Own {...shown} />
  return (
    <div className="container-page pb-section">
      <h1 className="display pt-8 pb-6 text-h1 lg:pt-14 lg:pb-9">{HEADING}</h1>
      {shown.kind === 'expired' ? <Expired message={shown.message} /> : <Shared designs={shown.designs} />}
    </div>
  )
}

function Own({ designs, page, of, removed, inBrowser }: OwnDesigns) {
  return (
    <AccountFrame heading={HEADING}>
      {removed === undefined ? null : <Removed designKey={removed} />}
      {inBrowser.length > 0 ? <InBrowser keys={inBrowser} /> : null}
      {designs.length > 0 ? (
        <ul className={LIST}>
          {designs.map((design) => (
            <SavedDesignCard key={design.key} design={design} isOwn />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-5">
          <p className="max-w-[46ch] text-ink-2">
            There is no design here yet. What you design while you are signed in is saved here by itself.
          </p>
          <Link to={paths.designTool()} className={buttonClass({})}>
            Start a design
          </Link>
        </div>
      )}
      <PageLinks name="Pages of designs" path={accountPaths.savedDesigns()} page={page} of={of} />
      {designs.length > 0 ? <Share /> : null}
    </AccountFrame>
  )
}

const LIST = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 xl:grid-cols-3'

function Removed({ designKey }: { designKey: string }) {
  return (
    <News>
      <p>The design is off your list. Carts and orders with it keep it.</p>
      <ActForm intent={INTENTS.keepDesigns} button="Undo" about="removing the design" look="link">
        {() => <input type="hidden" name={KEPT_FIELD} value={designKey} />}
      </ActForm>
    </News>
  )
}

/** Made here before signing in: whose they are only the customer knows, so nothing is taken without a press. */
function InBrowser({ keys }: { keys: readonly string[] }) {
  const [them, words] =
    keys.length === 1
      ? ['it', 'This browser holds a design that is not in your account.']
      : ['them', `This browser holds ${keys.length} designs that are not in your account.`]
  return (
    <section aria-label="Designs of this browser" className="grid justify-items-start gap-3">
      <p className="max-w-[60ch] text-ink-2">{words}</p>
      <ActForm intent={INTENTS.keepDesigns} button={`Add ${them} to my account`} look="outline">
        {() => keys.map((key) => <input key={key} type="hidden" name={KEPT_FIELD} value={key} />)}
      </ActForm>
    </section>
  )
}

function Share() {
  return (
    <section className="grid gap-3 border-t border-line pt-8">
      <h2 className="display text-block">Show them to somebody</h2>
      <p className="max-w-[60ch] text-ink-2">
        Whoever has the link sees your designs for 30 days and may copy them. Nobody can change yours.
      </p>
      <ActForm
        intent={INTENTS.shareDesigns}
        button="Make a link"
        look="outline"
        className="grid gap-4 wrap-anywhere"
      />
    </section>
  )
}

function Shared({ designs }: { designs: OwnDesigns['designs'] }) {
  return (
    <>
      <p className="mb-8 max-w-[60ch] text-ink-2">
        {designs.length > 0
          ? 'Somebody shows you their designs. Open one to look at it; what you change becomes a copy of your own.'
          : 'There is no design in this list.'}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {designs.map((design) => (
          <SavedDesignCard key={design.key} design={design} />
        ))}
      </ul>
    </>
  )
}

function Expired({ message }: { message: string }) {
  return (
    <div className="grid max-w-[46rem] justify-items-start gap-5">
      <Notice kind="warning">{message}</Notice>
      <Link to={paths.signIn(accountPaths.savedDesigns())} className={buttonClass({ look: 'outline' })}>
        Sign in
      </Link>
    </div>
  )
}
