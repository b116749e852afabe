import { ChevronDown } from 'lucide-react'
import type { PointerEvent } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { useDisclosure } from '#ui/use-disclosure.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import type { Department, MenuLink } from '../menu.ts'

/**
 * As many departments as there is room for, with letters half as large again or spaced out (PE-24); the others share a panel.
 * Widths are of the page, in the size of its letters.
 */
const BARS = [
  { holds: 2, others: 'flex @min-[86rem]:hidden', last: 'flex' },
  { holds: 3, others: 'hidden @min-[86rem]:flex @min-[96rem]:hidden', last: 'hidden @min-[86rem]:flex' },
  { holds: 4, others: 'hidden @min-[96rem]:flex', last: 'hidden @min-[96rem]:flex' },
] as const

const loadPanel = () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel)

interface MenuBarProps {
  departments: readonly Department[]
  /** C-16: what blog pages show instead. */
  blog: readonly MenuLink[] | undefined
}

/** The main menu of a desktop. A name leads to its department; its arrow, or the mouse, shows what is in it. */
export function MenuBar({ departments, blog }: MenuBarProps) {
  if (blog) return <BlogMenu links={blog} />
  return (
    <nav aria-label="Main" className="hidden self-stretch text-meta font-medium @min-[64rem]:block">
      <ul className="flex h-full gap-5">
        {departments.slice(0, BARS.at(-1)?.holds).map((department, place) => (
          <MenuItem
            key={department.to}
            link={department}
            departments={[department]}
            className={BARS.find(({ holds }) => place < holds)?.last ?? ''}
          />
        ))}
        {BARS.filter(({ holds }) => departments.length > holds).map(({ holds, others }) => (
          <MenuItem key={holds} link={undefined} departments={departments.slice(holds)} className={others} />
        ))}
      </ul>
    </nav>
  )
}

interface MenuItemProps {
  /** Undefined for the item that holds the departments without one of their own. */
  link: MenuLink | undefined
  departments: readonly Department[]
  /** Where it is shown. */
  className: string
}

function MenuItem({ link, departments, className }: MenuItemProps) {
  const panel = useLazyPart(loadPanel)
  const { id, button, around } = useDisclosure(panel)
  const { Part, open, close } = panel
  const byMouse = (does: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && does()
  return (
    <li
      {...around}
      className={classNames('items-center', className)}
      onPointerEnter={byMouse(open)}
      onPointerLeave={byMouse(close)}
    >
      {link ? (
        <NavLink to={link.to} className={UNDERLINED} onClick={close}>
          {link.name}
        </NavLink>
      ) : null}
      <button
        {...button}
        aria-label={link && `More in ${link.name}`}
        className={classNames(
          'inline-flex h-11 min-w-11 items-center gap-1.5 noscript:hidden',
          link && '-mr-3 justify-center',
        )}
      >
        {link ? null : <span>More</span>}
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden className={Part && 'rotate-180'} />
      </button>
      {Part ? <Part id={id} departments={departments} onClose={close} /> : null}
    </li>
  )
}

function BlogMenu({ links }: { links: readonly MenuLink[] }) {
  return (
    <nav
      aria-label="Blog"
      className="hidden min-w-0 overflow-x-auto text-meta font-medium [scrollbar-width:none] @min-[64rem]:block"
    >
      <ul className="flex gap-5">
        {links.map(({ name, to }) => (
          <li key={to}>
            <NavLink end to={to} className={UNDERLINED}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const UNDERLINED =
  'relative inline-flex min-h-11 items-center whitespace-nowrap after:absolute after:inset-x-0 after:bottom-1.5 after:h-[1.5px] after:origin-left after:scale-x-0 after:bg-current after:transition-transform after:duration-(--base) hover:after:scale-x-100 aria-[current]:after:scale-x-100'
