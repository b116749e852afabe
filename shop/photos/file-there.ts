/** PE-29: whether a file can still be read. One that was changed, moved or deleted after it was chosen cannot. */
export function isThere(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
