import { Link } from 'react-router'
import { addressOf } from '#packages/routes/address.ts'

interface PageLinksProps {
  name: string
  /** Of the screen, without a page. */
  path: string
  page: number | null | undefined
  of: number | null | undefined
}

/** The pages of a list; nothing where there is one alone. */
export function PageLinks({ name, path, page, of }: PageLinksProps) {
  const count = of ?? 1
  if (count < 2) return null
  return (
    <nav aria-label={name} className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => index + 1).map((one) => (
        <Link
          key={one}
          to={addressOf(path, { page: one > 1 ? String(one) : undefined })}
          aria-current={one === page ? 'page' : undefined}
          className="grid size-11 place-items-center rounded-m aria-[current]:bg-sunk aria-[current]:font-semibold"
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}
