import { Link } from 'react-router'
import { useBuying } from './hooks/buying.ts'
import { LINK } from './looks/looks.tsx'

/** F-17, PE-32: said from the first moment, above the button that cannot be pressed. */
export function SoldOutWords() {
  const { soldOut } = useBuying()
  if (!soldOut) return null
  return (
    <p role="status" className="col-span-full flex flex-wrap items-baseline gap-x-3 text-[0.875rem]/[1.4]">
      <span>Out of stock just now. Your design is kept, and you can order it later.</span>
      {soldOut.others ? (
        <Link to={soldOut.others.to} className={LINK}>
          {`See ${soldOut.others.name}`}
        </Link>
      ) : null}
    </p>
  )
}
