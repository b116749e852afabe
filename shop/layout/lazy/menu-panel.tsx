import { Link } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { usePressOutside } from '#ui/use-press-outside.ts'
import { pictureFiles } from '../../scenes/components/picture-files.ts'
import type { Department } from '../menu.ts'

interface MenuPanelProps {
  id: string
  departments: readonly Department[]
  onClose: () => void
}

/** Below the whole header: one department with its pictures, or several as lists. */
export function MenuPanel({ id, departments, onClose }: MenuPanelProps) {
  usePressOutside(id, onClose)
  const [only, ...others] = departments
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-y border-line bg-paper shadow-mid transition-opacity duration-(--base) ease-soft starting:opacity-0"
    >
      <div className="container-page py-9">
        {only && others.length === 0 ? (
          <div className="grid grid-cols-[minmax(220px,1fr)_3fr] gap-16">
            <DepartmentLinks department={only} onClose={onClose} />
            <ProductTiles department={only} onClose={onClose} />
          </div>
        ) : (
          <div className="columns-4 gap-x-gap xl:columns-6">
            {departments.map((department) => (
              <div key={department.to} className="break-inside-avoid pb-6">
                <DepartmentLinks department={department} onClose={onClose} />
              </div>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

interface PartProps {
  department: Department
  onClose: () => void
}

function DepartmentLinks({ department, onClose }: PartProps) {
  return (
    <ul className="text-meta">
      <li>
        <Link
          to={department.to}
          onClick={onClose}
          className="display inline-flex min-h-11 items-center text-block underline-offset-4 hover:underline"
        >
          {`All ${department.name.toLowerCase()}`}
        </Link>
      </li>
      {department.categories.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onClose}
            className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What is sold there, as pictures; what has none is a line of its own. */
function ProductTiles({ department: { products }, onClose }: PartProps) {
  return (
    <ul className="grid grid-cols-4 items-start gap-gap">
      {products.map(({ name, to, pictureUrl }) => (
        <li key={to}>
          <Link to={to} onClick={onClose} className="group/tile block min-h-11 text-meta font-semibold">
            {pictureUrl ? (
              <span className="mb-1 block aspect-[4/5] overflow-hidden rounded-picture bg-wall">
                <Picture
                  files={pictureFiles(pictureUrl)}
                  alt=""
                  sizes="230px"
                  className="size-full object-cover transition-transform duration-(--slow) ease-soft group-hover/tile:scale-[1.025]"
                />
              </span>
            ) : null}
            <span className="inline-flex min-h-11 items-center underline-offset-4 group-hover/tile:underline">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
