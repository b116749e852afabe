import { paths } from '../../routing/paths.ts'

/** A ready-made design as a page offers it. */
export interface OfferedDesign {
  readonly sku: string
  readonly name: string
  readonly picture: string
}

interface StartFromDesignProps {
  designs: readonly OfferedDesign[]
  /** SKU of the page's product, which a design keeps. */
  product: string
  toolPath: string
  piece: string
}

/** Ready-made designs of a product, each a way into its design tool. Links, so that they work without scripts. */
export function StartFromDesign({ designs, product, toolPath, piece }: StartFromDesignProps) {
  return (
    <section className="container-page pb-section" aria-labelledby="start-from-design">
      <h2 id="start-from-design" className="display text-h2">
        Start from a design
      </h2>
      <p className="mt-3 max-w-[38rem] text-ink-2">
        {`Drawn by us for every size of the ${piece}. Take one as it is, write your own words over ours, or put your photo in its place.`}
      </p>
      <ul className="mt-7 grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-3 lg:grid-cols-6 lg:gap-x-gap">
        {designs.map(({ sku, name, picture }) => (
          <li key={sku}>
            <a
              href={paths.designTool({ product, template_sku: sku }, toolPath)}
              className="group grid gap-2 text-meta font-medium"
            >
              <img
                src={picture}
                alt=""
                width={480}
                height={480}
                loading="lazy"
                decoding="async"
                className="block aspect-square w-full rounded-picture bg-wall object-cover"
              />
              <span className="group-hover:underline">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
