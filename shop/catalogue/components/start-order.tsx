import { Link } from 'react-router'
import { type ButtonLook, buttonClass } from '#ui/button-class.ts'

export const OUT_OF_STOCK = 'OUT OF STOCK'

interface StartOrderProps extends ButtonLook {
  to: string
  inStock: boolean
  /** F-16: unless somebody chose other words. */
  title?: string
}

/** F-16, F-17: the way into the design tool, or that there is none just now. */
export function StartOrder({ to, inStock, title = 'Start Order', ...look }: StartOrderProps) {
  if (!inStock) {
    return (
      <button type="button" disabled className={buttonClass(look)}>
        {OUT_OF_STOCK}
      </button>
    )
  }
  return (
    <Link to={to} className={buttonClass(look)}>
      {title}
    </Link>
  )
}
