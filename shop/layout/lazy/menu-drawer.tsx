import { Drawer } from '#ui/drawer.tsx'
import type { Department, MenuLink } from '../menu.ts'
import { AccountLinks } from './account-links.tsx'
import { ChatRow } from './chat-row.tsx'
import { DepartmentFold, FoldLink } from './department-fold.tsx'

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
                  <FoldLink link={link} onClose={onClose} />
                </li>
              ))
            : departments.map((department) => (
                <li key={department.to}>
                  <DepartmentFold
                    department={department}
                    links={[...department.categories, ...department.products]}
                    onClose={onClose}
                  />
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
