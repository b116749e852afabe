import { type ComponentType, lazy } from 'react'

/**
 * A lazy part that draws nothing when its code cannot be fetched: without a connection, or after a new deploy. For parts
 * that nobody asked for; plain `lazy` would break the whole page.
 */
export function lazyOrNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }),
  )
}

const Nothing = () => null
