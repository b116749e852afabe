import { filterMatrices } from '#packages/artwork-renderer/filters.ts'
import { pencilPrimitives } from '#packages/artwork-renderer/pencil.ts'
import type { Filter } from '#packages/design-document/design.ts'
import { photoIn } from '../../photos/tray.ts'
import { filterPhoto } from '../editor/changes/filter-photo.ts'
import { facePhotoOf } from '../editor/face.ts'
import { useFace, useSession, useSlice } from './use-session.ts'

const FILTERS: readonly { filter: Filter; name: string }[] = [
  { filter: 'none', name: 'Original' },
  { filter: 'bw', name: 'Black and white' },
  { filter: 'sepia', name: 'Sepia' },
  { filter: 'vivid', name: 'Vivid' },
  { filter: 'pencil', name: 'Pencil' },
]

/** Of a thumbnail's pencil drawing, in its pixels. */
const THUMBNAIL_SIGMAS = { finest: 0.3, reach: 1.2 }

/** The photo in each filter, by the same numbers that print it. */
export function FilterPane({ className = '' }: { className?: string }) {
  const { editor, desk } = useSession()
  const photo = facePhotoOf(useFace())
  const thumbnail = useSlice(desk.tray, (tray) => photoIn(tray, photo?.photo)?.thumbnail)
  if (!photo) return null
  return (
    <fieldset className={`tool-filters ${className}`}>
      <legend className="tool-label">Filter</legend>
      <FilterMatrices />
      <div>
        {FILTERS.map(({ filter, name }) => (
          <button
            key={filter}
            type="button"
            aria-pressed={photo.filter === filter}
            onClick={() =>
              editor.changeFace((face) => filterPhoto(face, { id: photo.id, filter }), {
                label: name === 'Original' ? 'remove filter' : `${name.toLowerCase()} filter`,
                announce: `${name}.`,
              })
            }
          >
            {thumbnail ? <img src={thumbnail} alt="" style={{ filter: filterStyle(filter) }} /> : <span />}
            <span>{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const filterStyle = (filter: Filter) => (filterMatrices[filter] ? `url(#thumbnail-${filter})` : 'none')

function FilterMatrices() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {FILTERS.map(({ filter }) => {
        const rows = filterMatrices[filter]
        if (!rows) return null
        const values = `${rows.map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`
        const drawn = filter === 'pencil' ? pencilPrimitives(THUMBNAIL_SIGMAS, 'coloured') : ''
        return (
          <filter
            key={filter}
            id={`thumbnail-${filter}`}
            colorInterpolationFilters="sRGB"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's own markup, as in every drawing
            dangerouslySetInnerHTML={{
              __html: `<feColorMatrix values="${values}" result="coloured"/>${drawn}`,
            }}
          />
        )
      })}
    </svg>
  )
}
