import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { classNames } from '#ui/class-names.ts'
import { brand } from '../../brands/brand.ts'
import { Logo } from '../../brands/logo.tsx'
import { NewsletterBand } from '../../newsletter/components/newsletter-band.tsx'
import { framePartsOf } from '../../routing/frame-parts.ts'
import { paths } from '../../routing/paths.ts'
import { footerLinks, legalLinks } from '../footer-links.ts'
import type { FrameFacts } from '../frame-facts.ts'
import { useFirstOrderOffer } from '../sign-in-state.ts'
import { CookieChoices } from './cookie-choices.tsx'

/** The end of every page. Which of its parts a path shows: frame-parts.ts. */
export function Footer({ facts }: { facts: FrameFacts }) {
  const { pathname } = useLocation()
  const shows = framePartsOf(pathname)
  const isNew = useFirstOrderOffer()
  if (!shows.footer) return null
  return (
    // B-21: a sticky element needs the page as its parent, so on a phone the footer itself has no box.
    <footer className={classNames('text-meta', shows.sticksOnPhone ? 'max-lg:contents' : 'drawn-near')}>
      {shows.subscribe ? <NewsletterBand tenPercent={shows.tenPercent && isNew} hasGift={isNew} /> : null}
      <div className="container-page pt-11 lg:pt-18">
        {shows.footerTop ? <LinkGroups /> : null}
        <Assurances facts={facts} />
      </div>
      <LegalLine facts={facts} sticks={shows.sticksOnPhone} />
    </footer>
  )
}

/** Short groups share a column on a desktop; on a phone each folds away. */
function LinkGroups() {
  return (
    <div className="grid gap-x-gap max-lg:mb-6 lg:mb-16 lg:grid-cols-[1.5fr_repeat(4,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="max-lg:mb-6 lg:row-span-2">
        <Logo home={paths.home()} />
        <p className="mt-3 max-w-[27ch] text-ink-2">{brand.about}</p>
      </div>
      {footerLinks.map(({ heading, links }) => (
        <nav
          key={heading}
          aria-label={heading}
          className={classNames(
            'max-lg:border-t max-lg:border-line max-lg:last:border-b',
            links.length > SHORT && 'lg:row-span-2',
            heading === footerLinks.at(-1)?.heading && 'lg:col-start-3 lg:row-start-2 lg:mt-8',
          )}
        >
          <h2 className="fold-heading mb-2 font-semibold">{heading}</h2>
          <details className="group fold">
            <summary className="flex min-h-13.5 items-center justify-between font-semibold">
              <span>{heading}</span>
              <ChevronDown
                size={20}
                strokeWidth={1.5}
                aria-hidden
                className="transition-transform duration-(--fast) group-open:rotate-180"
              />
            </summary>
            <ul className="max-lg:pb-4">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
    </div>
  )
}

/** Groups of up to so many links share a column. */
const SHORT = 5

function Assurances({ facts: { footer, freeShippingCents } }: { facts: FrameFacts }) {
  return (
    <div className="grid grid-cols-2 gap-x-gap gap-y-6 border-t border-line py-7 text-small lg:grid-cols-4">
      <Assurance heading="Secure payment">Your card number never reaches our computers.</Assurance>
      <Assurance heading="Certified delivery">
        {`Tracked to your door.${
          freeShippingCents === undefined
            ? ''
            : ` Standard delivery free over ${formatMoney(freeShippingCents)}.`
        }`}
      </Assurance>
      <Assurance heading="Global presence">
        {`${footer.place ? `Made in ${footer.place}. ` : ''}Sent anywhere in Australia.`}
      </Assurance>
      <div>
        <h2 className="font-semibold">Social</h2>
        <ul className="flex flex-wrap gap-x-3.5">
          {footer.social.map(({ label, to }) => (
            <li key={to}>
              <FooterLink to={to}>{label}</FooterLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Assurance({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 font-semibold">{heading}</h2>
      <p className="max-w-[34ch] text-ink-2">{children}</p>
    </div>
  )
}

function LegalLine({ facts, sticks }: { facts: FrameFacts; sticks: boolean }) {
  return (
    <div
      data-foot-bar={sticks ? '' : undefined}
      className={classNames(
        'bg-paper max-lg:in-has-data-buy-bar:pb-20',
        sticks && 'max-lg:sticky max-lg:z-20 max-lg:short:static max-lg:border-t max-lg:border-line',
        // PE-24: a place far below the window, where it never sticks, when less than 20 rem of the page are in view.
        sticks && 'max-lg:bottom-[min(0px,(100vw-20rem)*999)]',
      )}
    >
      <div
        className={classNames(
          'container-page flex flex-wrap items-center justify-between gap-x-4 text-micro text-ink-2',
          // At the end of a narrow page the back-to-top button lies below the last line.
          sticks ? 'lg:pt-2 lg:pb-5' : 'pt-2 pb-5 max-lg:pb-16',
          // The offer for subscribers floats over this corner.
          'lg:in-has-data-offer-button:pb-20',
        )}
      >
        <p>
          <span className={classNames(sticks && 'max-lg:hidden')}>{`© ${facts.year} ${brand.name}. `}</span>
          Prices include GST.
        </p>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-3 sm:gap-x-5">
          {legalLinks.map(({ label, to }) => (
            <FooterLink key={to} to={to}>
              {label}
            </FooterLink>
          ))}
          <CookieChoices className={FOOTER_LINK} />
        </nav>
      </div>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={FOOTER_LINK}>
      {children}
    </Link>
  )
}

const FOOTER_LINK =
  'inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:min-h-8'
