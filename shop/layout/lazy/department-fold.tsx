import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Department, MenuLink } from '../menu.ts'

interface DepartmentFoldProps {
  department: Department
  /** What the fold leads to, below the department itself. */
  links: readonly MenuLink[]
  onClose?: (() => void) | undefined
}

/** A department in a menu of one column, opened without a script. */
export function DepartmentFold({ department: { name, to }, links, onClose }: DepartmentFoldProps) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-13 items-center justify-between font-semibold">
        <span>{name}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="transition-transform duration-(--base) group-open/fold:rotate-180"
        />
      </summary>
      <ul className="pb-3 pl-3">
        {[{ name: `All ${name.toLowerCase()}`, to }, ...links].map((link) => (
          <li key={link.to}>
            <FoldLink link={link} onClose={onClose} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export function FoldLink({
  link: { name, to },
  onClose,
}: {
  link: MenuLink
  onClose?: (() => void) | undefined
}) {
  return (
    <Link to={to} onClick={onClose} className="flex min-h-11 items-center">
      {name}
    </Link>
  )
}
