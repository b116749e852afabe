/** A page with nothing but mock-ups, for scenes that no page of the shop shows. */
import '#ui/base.css'
import { createRoot } from 'react-dom/client'
import type { SceneSummary } from '../../shop/scenes/components/scene-summary.ts'
import { LiveMockUp } from '../../shop/try-photo/components/live-mock-up.tsx'
import { PhotoDrop } from '../../shop/try-photo/components/photo-drop.tsx'

declare global {
  interface Window {
    /** Set before the page's script runs. */
    scenes: SceneSummary[]
  }
}

const place = document.querySelector('main')
if (place) {
  createRoot(place).render(
    <>
      <h1 className="display text-[2rem]">On your desk and on your wall</h1>
      <PhotoDrop className="my-6" />
      <div className="grid gap-4 lg:grid-cols-2">
        {window.scenes.map((scene) => (
          <LiveMockUp
            key={scene.name}
            scene={scene}
            sample="beach"
            sizes="50vw"
            className="rounded-picture"
          />
        ))}
      </div>
    </>,
  )
}
