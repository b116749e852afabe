/** The event of a page that is about to load itself anew. Who keeps the last press for it prevents its default. */
export const LOADING_ANEW = 'loading-anew'
