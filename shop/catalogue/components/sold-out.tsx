import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'

interface SoldOutProps {
  /** What else there is of its kind; undefined for a product of no category. */
  category: { name: string; urlPath: string } | undefined
}

/** F-13, F-17: instead of prices and a day of arrival, which nobody can have just now. */
export function SoldOut({ category }: SoldOutProps) {
  return (
    <p className="max-w-[52ch] text-meta">
      <span>We cannot make this one at the moment, so we name no day of arrival.</span>
      {category ? (
        <Link to={paths.category(category)} className="link inline-flex min-h-11 items-center">
          {`See what else there is: ${category.name}`}
        </Link>
      ) : null}
    </p>
  )
}
