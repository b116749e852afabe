import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { useKeepsCookies } from '#ui/use-keeps-cookies.ts'
import { brand } from '../../brands/brand.ts'
import { paths } from '../../routing/paths.ts'

/** PE-23. */
const NO_COOKIES =
  'This browser refuses cookies, and without one we cannot keep a cart. Nothing was bought. Allow cookies for this shop, then add it again.'

export function EmptyCart({ hasOrder }: { hasOrder: boolean }) {
  const keepsCookies = useKeepsCookies()
  return (
    <div className="grid justify-items-start gap-6 pb-section">
      {keepsCookies ? null : <Notice kind="warning">{NO_COOKIES}</Notice>}
      <p className="max-w-[46ch] text-lead text-ink-2">{brand.emptyCart}</p>
      <Link to={paths.category(brand.mainCategory)} className={buttonClass()}>
        {brand.mainCategory.label}
      </Link>
      {hasOrder ? (
        <Link to={paths.success()} className="link inline-flex min-h-11 items-center">
          See your last order
        </Link>
      ) : null}
    </div>
  )
}
