/** The value of a cookie; undefined when there is none, or one that cannot have been set by us. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return decoded(pair.slice(name.length + 1)) || undefined
  }
  return undefined
}

function decoded(text: string): string | undefined {
  try {
    const value = decodeURIComponent(text)
    // No value of ours holds it, and no table can.
    return value.includes('\0') ? undefined : value
  } catch {
    return undefined
  }
}
