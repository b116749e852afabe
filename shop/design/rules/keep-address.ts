/** Puts designs into the portfolio of the browser; a POST alone does it. Apart from `paths.ts`, which every page loads first. */
export const KEEP_DESIGNS = '/uploadchoice/keep'
