import type { Tab } from '../editor/view.ts'
import { EdgePane } from './edge-pane.tsx'
import { FilterPane } from './filter-pane.tsx'
import { PhotoPane } from './photo-pane.tsx'
import { PANEL_ID, Tabs } from './tabs.tsx'
import { TextPane } from './text-pane.tsx'
import { TrayPane } from './tray-pane.tsx'
import { useIsWide, useTool, useView } from './use-session.ts'

const NAMES: Record<Tab, string> = {
  photos: 'Your photos',
  photo: 'Photo',
  filter: 'Filter',
  text: 'Text',
  edge: 'Edge',
}

/**
 * What can be done now: beside the canvas on a desk, below it on a phone. `tabIndex`: Firefox stops at what can be
 * scrolled, and there is nothing to do there that its buttons do not do.
 */
export function Panel() {
  const isWide = useIsWide()
  const { tab } = useView()
  const { wideTabs } = useTool()
  const shown = isWide && (tab === 'photos' || tab === 'filter') ? 'photo' : tab
  return (
    <aside
      className="tool-panel overflow-auto border-line [grid-area:panel] max-lg:max-h-[min(226px,34dvh)] max-lg:border-t max-lg:short:max-h-none lg:border-l"
      aria-label="Tools"
      tabIndex={-1}
    >
      {isWide === false ? null : <Tabs tabs={wideTabs} place="panel" />}
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-label={NAMES[shown]}
        className="grid grid-cols-1 content-start gap-3 px-4 pt-2.5 pb-3.5 lg:gap-6 lg:p-5"
      >
        {shown === 'photos' ? <TrayPane /> : null}
        {shown === 'photo' ? <PhotoPane /> : null}
        {shown === 'filter' ? <FilterPane /> : null}
        {shown === 'photo' && isWide !== false ? <FilterPane className="max-lg:hidden" /> : null}
        {shown === 'text' ? <TextPane /> : null}
        {shown === 'edge' ? <EdgePane /> : null}
      </div>
    </aside>
  )
}
