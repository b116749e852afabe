import { type ComponentType, lazy } from 'react'

/**
 * A part that comes later, and stays away when its code cannot be fetched: without a connection, or when the shop has a
 * newer version by now. For parts that nobody asked for; `lazy` would give up the whole page.
 */
export function lazyOrNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }),
  )
}

const Nothing = () => null
