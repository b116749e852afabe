import { Link, useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { paths } from '../../routing/paths.ts'
import { FormPage } from './form-page.tsx'

/** SH-24: the same for every link that shows nothing. */
export function NoProof({ reason }: { reason: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <FormPage heading="There is no proof here" lead={reason}>
      <Link to={paths.signIn(pathname + search)} className={buttonClass({ look: 'outline' })}>
        Sign in
      </Link>
    </FormPage>
  )
}
