import { Picture } from '#ui/picture.tsx'
import { brand } from '../../brands/brand.ts'
import { SubscribeForm } from './subscribe-form.tsx'

interface NewsletterBandProps {
  /** B-20: somebody who registers is not offered the 10% again. */
  tenPercent: boolean
  /** False for somebody who has ordered: what comes with a first order is for others. */
  hasGift: boolean
}

/** D-10, D-11: the offer for subscribers, with its form. */
export function NewsletterBand({ tenPercent, hasGift }: NewsletterBandProps) {
  return (
    <section aria-labelledby="newsletter" className="bg-band text-on-band">
      <div className="container-page grid items-center gap-[clamp(28px,5vw,80px)] py-[clamp(44px,5vw,72px)] lg:grid-cols-[1.15fr_1fr_auto]">
        <div>
          <h2 id="newsletter" className="display text-h2">
            {tenPercent ? '10% off sitewide on your first order' : 'Emails worth opening'}
          </h2>
          <p className="mt-2.5 max-w-[46ch]">New products, order-by dates and the odd good idea, by email.</p>
        </div>
        <SubscribeForm source="footer" />
        {brand.firstOrderGift === undefined || !hasGift ? null : (
          <figure className="flex items-center gap-4 text-micro lg:block lg:w-33 lg:text-center">
            <div>
              <Picture
                files={{ path: `${brand.samples.thumb}-flower`, widths: [120, 240], ratio: 1 }}
                alt=""
                sizes="132px"
                className="size-21 rounded-s object-cover shadow-mid lg:mb-2.5 lg:size-33"
              />
            </div>
            <figcaption>{brand.firstOrderGift}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
