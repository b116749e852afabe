import { Link } from 'react-router'
import { brand } from './brand.ts'

/** Two album corners around a photo that is yours to add. It leads to the start page, `home`. */
export function Logo({ home }: { home: string }) {
  return (
    <Link
      to={home}
      aria-label={`${brand.name}, home`}
      className="display logo inline-flex min-h-11 items-center gap-2 pt-0.5 lg:gap-2.5"
    >
      <svg viewBox="0 0 26 26" aria-hidden="true" className="size-5.5 fill-brand lg:size-6.5">
        <path d="M2 2h12L2 14z" />
        <path d="M24 24H12l12-12z" opacity=".38" />
      </svg>
      <span>Keepsake</span>
    </Link>
  )
}
