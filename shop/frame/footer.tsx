import { Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { paths } from '../paths.ts'
import { Logo } from './logo.tsx'

export interface FooterLinks {
  /** Departments with what they sell, as the catalogue has them now. */
  departments: readonly {
    name: string
    urlKey: string
    products: readonly { name: string; urlKey: string }[]
  }[]
  freeShippingCents: number | undefined
  year: number
}

export function Footer({ departments, freeShippingCents, year }: FooterLinks) {
  const help = [
    { label: 'How it works', to: `${paths.home()}#how` },
    { label: 'Questions people ask', to: `${paths.home()}#questions` },
    { label: 'Your cart', to: paths.cart() },
  ]
  return (
    <footer className="pt-11 text-meta max-lg:in-has-data-buy-bar:pb-20 lg:pt-18">
      <div className="container-page">
        <div className="grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-[1.5fr_repeat(3,1fr)]">
          <div>
            <Logo />
            <p className="mt-3 max-w-[27ch] text-ink-2">
              Personalised photo products, designed by you, priced in Australian dollars.
            </p>
          </div>
          {departments.map(({ name, urlKey, products }) => (
            <FooterColumn
              key={urlKey}
              heading={name}
              links={[
                { label: `All ${name.toLowerCase()}`, to: paths.page(urlKey) },
                ...products.map((product) => ({ label: product.name, to: paths.page(product.urlKey) })),
              ]}
            />
          ))}
          <FooterColumn heading="Help" links={help} />
        </div>
        <dl className="mt-11 grid gap-x-gap gap-y-6 border-t border-line py-7 text-small sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          <Assurance name="Price" text="In Australian dollars, GST included" />
          <Assurance
            name="Delivery"
            text={
              freeShippingCents === undefined
                ? 'Anywhere in Australia'
                : `Standard shipping free over ${formatMoney(freeShippingCents)}`
            }
          />
          <Assurance name="Your photo" text="The original is kept exactly as you sent it" />
          <Assurance name="Payment" text="Your card number never reaches our computers" />
        </dl>
        <p className="border-t border-line pt-5 pb-7 text-micro text-ink-2">
          © {year} Keepsake. Prices include GST.
        </p>
      </div>
    </footer>
  )
}

function FooterColumn({
  heading,
  links,
}: {
  heading: string
  links: readonly { label: string; to: string }[]
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-2 font-semibold">{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Assurance({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="mb-1 font-semibold">{name}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  )
}
