import { colourValues, filterMatrices } from '#packages/artwork-renderer/filters.ts'
import { pencilPrimitives } from '#packages/artwork-renderer/pencil.ts'
import type { Filter } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { photoIn } from '../../photos/tray.ts'
import { filterPhoto } from '../editor/changes/filter-photo.ts'
import { mainPhotoOf } from '../editor/draft/face.ts'
import { useEditorSession, useFace, useSlice } from './hooks/use-editor-session.ts'
import { Legend } from './legend.tsx'

const FILTERS: readonly { filter: Filter; name: string }[] = [
  { filter: 'none', name: 'Original' },
  { filter: 'vivid', name: 'Vivid' },
  { filter: 'bold', name: 'Bold' },
  { filter: 'warm', name: 'Warm' },
  { filter: 'golden', name: 'Golden' },
  { filter: 'cool', name: 'Cool' },
  { filter: 'soft', name: 'Soft' },
  { filter: 'faded', name: 'Faded' },
  { filter: 'sepia', name: 'Sepia' },
  { filter: 'bw', name: 'Black and white' },
  { filter: 'silver', name: 'Silver' },
  { filter: 'noir', name: 'Noir' },
  { filter: 'pencil', name: 'Pencil' },
]

/** Of a thumbnail's pencil drawing, in its pixels. */
const THUMBNAIL_SIGMAS = { finest: 0.3, reach: 1.2 }

const PICTURE = 'mb-1.25 block aspect-[4/3] w-full rounded-[4px] bg-wall object-cover'

/** The photo in each filter, by the same numbers that print it. */
export function FilterPane({ className }: { className?: string }) {
  const { editor, uploads } = useEditorSession()
  const photo = mainPhotoOf(useFace())
  const thumbnail = useSlice(uploads.tray, (tray) => photoIn(tray, photo?.photo)?.thumbnail)
  if (!photo) return null
  return (
    <fieldset className={className}>
      <Legend className="max-lg:hidden">Filter</Legend>
      <FilterMatrices />
      <div className="grid grid-cols-5 items-start gap-x-2.5 gap-y-3 lg:grid-cols-2">
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
            className={classNames('text-[0.75rem]', photo.filter === filter && 'font-semibold')}
          >
            {thumbnail ? (
              <img
                src={thumbnail}
                alt=""
                style={{ filter: filterStyle(filter) }}
                className={classNames(
                  PICTURE,
                  photo.filter === filter && '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
                )}
              />
            ) : (
              <span className={PICTURE} />
            )}
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
        const drawn = filter === 'pencil' ? pencilPrimitives(THUMBNAIL_SIGMAS, 'coloured') : ''
        return (
          <filter
            key={filter}
            id={`thumbnail-${filter}`}
            colorInterpolationFilters="sRGB"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's own markup, as in every drawing
            dangerouslySetInnerHTML={{
              __html: `<feColorMatrix values="${colourValues(rows)}" result="coloured"/>${drawn}`,
            }}
          />
        )
      })}
    </svg>
  )
}
