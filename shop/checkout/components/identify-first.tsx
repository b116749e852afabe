import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { identificationPaths } from '../../routing/identification-paths.ts'

/** CA-83: in place of the payment, so that nobody types a card on a page that leads elsewhere first. */
export const IdentifyFirst = () => (
  <div className="grid justify-items-start gap-4">
    <Notice kind="warning">
      For an order of this size we first need to know that a real person orders. It takes a few minutes, and
      what is in your cart stays there.
    </Notice>
    <Link to={identificationPaths.identification()} className={buttonClass()}>
      Confirm your identity
    </Link>
  </div>
)
