import { Form, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { PRICE_ENDS } from '../rules/listing-address.ts'

/**
 * A price of the shopper's own; without scripts the browser sends the same form.
 *
 * @param everyPrice  the address of the list at any price: what else narrows it is sent along
 */
export function ListingPrice({ everyPrice }: { everyPrice: string }) {
  const { pathname } = useLocation()
  const others = new URLSearchParams(everyPrice.split('?')[1])
  const end = { inputMode: 'numeric', autoComplete: 'off', className: 'min-w-16 grow basis-0' } as const
  return (
    <Form action={pathname} preventScrollReset>
      <fieldset className="mt-2 flex max-w-90 flex-wrap items-end gap-2">
        <legend className="sr-only">Your own price</legend>
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField label="From A$" name={PRICE_ENDS.from} {...end} />
        <TextField label="To A$" name={PRICE_ENDS.to} {...end} />
        <Button type="submit" look="outline">
          Show
        </Button>
      </fieldset>
    </Form>
  )
}
