/**
 * The oldest browsers that the shop is made for: what Vite builds for, what `check-browsers.ts` checks, what README
 * says.
 */
export const oldestBrowsers = { Safari: '16.4', Chrome: '111', Edge: '111', Firefox: '128' } as const

export type BrowserName = keyof typeof oldestBrowsers

/** As Vite and its style sheets want them. */
export const buildTargets = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
)

/**
 * Features that are younger than these browsers and used as progressive enhancement. Named as in MDN's table of
 * compatibility; a name that nothing uses any more is an error, so that the list stays true.
 */
export const withWayOut: Record<string, string> = {
  'api.createImageBitmap.options_premultiplyAlpha_parameter':
    'nothing in the layers of a scene is see-through',
  'api.createImageBitmap.options_resizeQuality_parameter': 'a photo is made smaller a little less well',
  'api.URL.canParse_static': 'zod asks whether it is there',
  'api.AbortSignal.timeout_static':
    'Chrome before 124 has it; its error has another name, which no inline script asks for',
  'api.Window.requestIdleCallback': 'asked whether it is there; a timer otherwise',
  'api.Navigator.share':
    'asked whether it is there; the link is a field to copy from, with a button for that',
  'api.Document.startViewTransition': 'React asks whether it is there',
  'api.Element.startViewTransition': 'React asks whether it is there',
  'css.at-rules.starting-style': 'what opens is there at once instead of fading in',
  'css.selectors.details-content': 'stands in @supports',
  'css.selectors.open': 'stands in :is(), which leaves out what it does not know',
  'css.selectors.popover-open': 'stands in :is(), which leaves out what it does not know',
}
