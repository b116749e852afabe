import { X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#shop/routing/paths.ts'
import { DesignName } from './design-name.tsx'
import { ICON_BUTTON } from './looks/looks.tsx'
import { SeeButton } from './see-button.tsx'
import { UndoButtons } from './undo-buttons.tsx'

/** Back to the shop, undo and redo, the name and whether it is saved, the piece as it will be. */
export function TopBar() {
  return (
    <header className="tool-top grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1 border-b border-line px-1.5 [grid-area:top] lg:grid-cols-[1fr_auto_1fr] lg:gap-4 lg:pr-3 lg:pl-5">
      <div className="flex items-center lg:gap-1.5">
        <Link to={paths.home()} className={ICON_BUTTON} aria-label="Close and keep the design">
          <X size={20} strokeWidth={1.5} aria-hidden />
        </Link>
        <UndoButtons />
      </div>
      <DesignName />
      <div className="flex items-center justify-end gap-1.5">
        <SeeButton />
      </div>
    </header>
  )
}
