import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Drawer } from '#ui/drawer.tsx'
import type { Department, MenuLink } from '../menu.ts'
import { AccountLinks } from './account-links.tsx'
import { ChatRow } from './chat-row.tsx'

interface MenuDrawerProps {
  departments: readonly Department[]
  /** C-16: shown instead of the departments on pages of the blog. */
  blog: readonly MenuLink[] | undefined
  onClose: () => void
}

/** C-15, C-17: the menus and links of the desktop's header, for a phone. */
export function MenuDrawer({ departments, blog, onClose }: MenuDrawerProps) {
  return (
    <Drawer title="Menu" onClose={onClose}>
      <nav aria-label={blog ? 'Blog' : 'Main'}>
        <ul className="-mt-3 divide-y divide-line">
          {blog
            ? blog.map((link) => (
                <li key={link.to}>
                  <DrawerLink link={link} onClose={onClose} />
                </li>
              ))
            : departments.map((department) => (
                <li key={department.to}>
                  <DepartmentFold department={department} onClose={onClose} />
                </li>
              ))}
        </ul>
      </nav>
      <nav aria-label="Account" className="mt-4 border-t border-line-firm pt-3">
        <AccountLinks onClose={onClose} />
      </nav>
      <div className="mt-3 border-t border-line pt-3">
        <ChatRow onClose={onClose} />
      </div>
    </Drawer>
  )
}

function DepartmentFold({ department, onClose }: { department: Department; onClose: () => void }) {
  const { name, to, categories, products } = department
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
        {[{ name: `All ${name.toLowerCase()}`, to }, ...categories, ...products].map((link) => (
          <li key={link.to}>
            <DrawerLink link={link} onClose={onClose} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function DrawerLink({ link: { name, to }, onClose }: { link: MenuLink; onClose: () => void }): ReactNode {
  return (
    <Link to={to} onClick={onClose} className="flex min-h-11 items-center">
      {name}
    </Link>
  )
}
