/** True in `npm run test:long`, which walks every width, brand, scene and moment; `npm test` walks some of each. */
export const isThorough = process.env.THOROUGH === '1'

/** The tag of a journey that only the long run walks: what it is about is met by another of its file in every run. */
export const LONG = '@long'

/**
 * What a test repeats itself over.
 *
 * @param all  everything that must hold, for the long run
 * @param some  what is likeliest to differ, for every run
 */
export function allOrSome<Thing>(all: readonly Thing[], some: readonly Thing[]): readonly Thing[] {
  return isThorough ? all : some
}
