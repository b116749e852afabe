/** The look of what is typed in, or opens a list, in a pane; 16 px text, so that a phone does not zoom into it. */
export const PANE_BOX =
  'w-full min-h-13 rounded-m border-(length:--border-width) border-line-firm bg-raised px-4 py-3 text-body/[1.45]'
