import { useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { socialPaths } from '../../routing/social-paths.ts'

/**
 * H-05, CA-112: a link to each identity provider that is set up, and back to the page that asked for signing in.
 *
 * Plain links, because no page of ours is behind them and no script of theirs is in front.
 */
export function SocialButtons({ providers }: { providers: readonly { code: string; name: string }[] }) {
  const { search } = useLocation()
  if (providers.length === 0) return null
  const backTo = new URLSearchParams(search).get('redirect') ?? undefined
  return (
    <div className="mb-8">
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {providers.map(({ code, name }) => (
          <li key={code}>
            <a
              href={socialPaths.begin(code, backTo)}
              rel="nofollow"
              className={buttonClass({ look: 'outline', className: 'w-full' })}
            >
              {`Continue with ${name}`}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex items-center gap-4 text-small text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or with your email
      </p>
    </div>
  )
}
