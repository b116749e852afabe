/** Apart from `panels.ts`, so that pages do not load what only the tool and the press need. */
import type { RecordSurface } from './record.ts'

/** How a size of a surface is parted; undefined where it is one piece. */
export const panelsOfSize = (surface: Pick<RecordSurface, 'panels'> | undefined, size: string) =>
  surface?.panels?.find((one) => one.size === size)
