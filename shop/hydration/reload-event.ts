/** The event of a page that is about to reload itself. A listener that keeps the last press prevents its default. */
export const RELOAD_EVENT = 'page-reload'
