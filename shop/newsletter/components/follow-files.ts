/** Without an event of a window that was closed without a file, the page's focus tells it, and a chosen file comes after. */
const AFTER_FOCUS_MS = 1_000

/**
 * Whether a shopper is at their files: from the press that opens the window of files until it is closed without one. A file
 * that was chosen or dropped keeps them busy with the page, as long as they stay on it.
 *
 * @param page   the document: what is told of its fields and of files dropped anywhere comes by here
 * @param screen the window, which has the focus again once another has closed
 * @returns ends it
 */
export function followFiles(
  page: EventTarget,
  screen: EventTarget,
  tell: (isBusy: boolean) => void,
): () => void {
  let hasFile = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const took = (files: FileList | readonly unknown[] | null | undefined) => {
    if (!files || files.length === 0) return
    hasFile = true
    tell(true)
  }
  const closed = () => {
    if (!hasFile) tell(false)
  }
  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [page, 'click', ({ target }) => isFileField(target) && tell(true)],
    [page, 'change', ({ target }) => isFileField(target) && took(target.files)],
    [page, 'cancel', ({ target }) => isFileField(target) && closed()],
    [page, 'drop', (event) => took((event as DragEvent).dataTransfer?.files)],
    [
      screen,
      'focus',
      () => {
        clearTimeout(timer)
        timer = setTimeout(closed, AFTER_FOCUS_MS)
      },
    ],
  ]
  // Before the fields' own listeners: some empty the field when they have taken its file.
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener, { capture: true })
  return () => {
    clearTimeout(timer)
    for (const [target, name, listener] of listeners)
      target.removeEventListener(name, listener, { capture: true })
  }
}

const isFileField = (target: EventTarget | null): target is HTMLInputElement =>
  target !== null && 'type' in target && target.type === 'file'
