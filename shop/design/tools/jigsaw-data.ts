import { jigsawPath } from '#packages/artwork-renderer/jigsaw-lines.ts'
import { pathData } from '#packages/artwork-renderer/svg.ts'
import type { Jigsaw } from '#packages/jigsaw/jigsaw.ts'

/** The lines of a jigsaw as the `d` of one SVG path, in mm of the trim: some 180 bytes for each side of a piece. */
export const jigsawData = (jigsaw: Jigsaw): string => pathData(jigsawPath(jigsaw))
