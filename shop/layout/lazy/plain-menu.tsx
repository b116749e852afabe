import { Menu } from 'lucide-react'
import type { Menus } from '../menu.ts'
import { DepartmentFold, FoldLink } from './department-fold.tsx'

interface PlainMenuProps {
  departments: Menus['departments']
  /** C-16: shown instead of the departments on pages of the blog. */
  blog: Menus['blog'] | undefined
}

/**
 * C-17: the menu of every width where no script opens one. Browsers with scripts never read what is in `noscript`, so
 * the links are in the document alone and in no script.
 */
export function PlainMenu({ departments, blog }: PlainMenuProps) {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <details>
          <summary className="-ml-3 flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 text-meta font-medium hover:bg-sunk">
            <Menu size={20} strokeWidth={1.5} aria-hidden />
            <span className="max-lg:sr-only">Menu</span>
          </summary>
          <nav
            aria-label={blog ? 'Blog, all links' : 'All departments'}
            className="absolute inset-x-0 top-full border-y border-line bg-paper shadow-mid"
          >
            <ul className="container-page grid items-start gap-x-gap py-3 max-lg:divide-y max-lg:divide-line lg:grid-cols-4">
              {blog
                ? blog.map((link) => (
                    <li key={link.to}>
                      <FoldLink link={link} />
                    </li>
                  ))
                : departments.map((department) => (
                    <li key={department.to}>
                      <DepartmentFold department={department} links={department.categories} />
                    </li>
                  ))}
            </ul>
          </nav>
        </details>
      ) : null}
    </noscript>
  )
}
