/** What was chosen for a line, in one sentence: the size by itself, everything else with its name. */
export function optionsInWords(
  options: readonly ({ label: string; value: string } | null)[] | null | undefined,
): string {
  return (options ?? [])
    .flatMap((option) =>
      option ? [option.label === 'Size' ? option.value : `${option.label}: ${option.value}`] : [],
    )
    .join(', ')
}
