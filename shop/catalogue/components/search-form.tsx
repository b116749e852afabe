import { Search } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

/**
 * Asks the page that it stands on again. N-17: the browser itself sends no empty search. Without JavaScript this is all
 * that a search needs.
 */
export function SearchForm({ term, problem }: { term: string; problem?: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <Form
      action={pathname}
      role="search"
      aria-label="Products"
      className="flex flex-wrap items-start gap-x-3"
    >
      <TextField
        label="What are you looking for?"
        name="q"
        type="search"
        required
        defaultValue={term}
        key={term}
        tidied={tidiedSigns}
        autoComplete="off"
        enterKeyHint="search"
        error={problem}
        className="min-w-[min(11rem,100%)] grow basis-0"
      />
      {/* Beside the box, below its label. */}
      <Button
        type="submit"
        look="outline"
        icon={<Search size={20} strokeWidth={1.5} aria-hidden />}
        className="mt-6.75"
      >
        Search
      </Button>
    </Form>
  )
}
