import { useId } from 'react'
import { Link } from 'react-router'
import { TextField } from '#ui/field.tsx'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import type { SavedDesignInListFragment } from '../../generated/client/graphql.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { dayOfInstant } from './day-of-instant.ts'

/** A design with its picture, and what can be done with it. */
export function SavedDesignCard({
  design,
  isOwn = false,
}: {
  design: SavedDesignInListFragment
  isOwn?: boolean
}) {
  const id = useId()
  const { key, title, product_name, picture_url, saved_at, edit_link } = design
  const product = product_name ?? 'Design'
  const name = title ?? product
  return (
    <li className="grid content-start gap-3">
      <Link to={edit_link} tabIndex={-1} aria-hidden>
        <LinePicture line={{ name, pictureUrl: picture_url }} className="aspect-[4/5] w-full" />
      </Link>
      <div>
        <h2 id={id} className="font-semibold wrap-anywhere">
          {name}
        </h2>
        <p className="text-small text-ink-2">
          {title === null || title === undefined
            ? `Changed ${dayOfInstant(saved_at)}`
            : `${product}, changed ${dayOfInstant(saved_at)}`}
        </p>
        {product_name ? null : <p className="text-small text-ink-2">We do not make this product any more.</p>}
      </div>
      <div className="flex flex-wrap items-start gap-x-5">
        <Link to={edit_link} className="link inline-flex min-h-11 items-center text-small">
          Open<span className="sr-only">{` ${name}`}</span>
        </Link>
        {isOwn ? (
          <>
            {product_name ? (
              <ActForm
                intent={INTENTS.orderDesign}
                target={key}
                button="Put in cart"
                about={name}
                look="link"
              />
            ) : null}
            <ActForm intent={INTENTS.removeDesign} target={key} button="Remove" about={name} look="link" />
            <Rename designKey={key} title={title ?? ''} name={name} />
          </>
        ) : null}
      </div>
    </li>
  )
}

function Rename({ designKey, title, name }: { designKey: string; title: string; name: string }) {
  return (
    <details className="open:w-full">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
        Rename<span className="sr-only">{` ${name}`}</span>
      </summary>
      <ActForm
        intent={INTENTS.renameDesign}
        target={designKey}
        button="Save name"
        look="outline"
        className="grid gap-3 pt-2"
      >
        {({ problems, typed }) => (
          <TextField
            // What was saved last is where the next change begins.
            key={title}
            label="Name"
            name="design-name"
            autoComplete="off"
            defaultValue={typed['design-name'] ?? title}
            error={problems['design-name']}
          />
        )}
      </ActForm>
    </details>
  )
}
