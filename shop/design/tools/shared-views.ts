/** Views that a tool may list beside those of its own. */
import { Eye, Sofa } from 'lucide-react'
import type { ProductRecord } from '#packages/product/record.ts'
import { RoomWall } from '../components/room-wall.tsx'
import type { ToolView, ViewWords } from '../components/tool/tool.ts'

/** At its true size over a sofa. */
export const roomView: ToolView = {
  name: 'room',
  label: () => 'Our room',
  shows: ({ record }) => record.hangs,
  View: RoomWall,
}

/** On the shopper's own wall, in a photo of it. */
export const ownWallView: ToolView = {
  name: 'own-wall',
  label: () => 'Your wall',
  shows: ({ record }) => record.hangs,
  load: async () => (await import('../components/own-wall/own-wall.tsx')).OwnWall,
}

/** In a photograph of the piece. */
export const sceneView: ToolView = {
  name: 'scene',
  label: ({ seen }) => capitalised(seen),
  shows: ({ scene }) => scene !== undefined,
  load: async () => (await import('../components/in-scene/in-scene.tsx')).InScene,
}

/** As it is cut, without anything around it: of a piece for no wall, in a shape that no photograph shows. */
export const aloneView: ToolView = {
  name: 'alone',
  label: () => 'By itself',
  region: 'By itself',
  shows: ({ record, scene }) => !record.hangs && scene === undefined,
  load: async () => (await import('./piece-by-itself.tsx')).PieceByItself,
}

/** Only of a piece that hangs is a wall spoken of. */
export const sharedViewWords = ({ hangs, words }: ProductRecord): ViewWords =>
  hangs
    ? { see: 'See on the wall', back: `Back to the ${words.piece}`, icon: Sofa, region: 'On the wall' }
    : {
        see: `See the ${words.piece}`,
        back: 'Back to the design',
        icon: Eye,
        region: capitalised(words.seen),
      }

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
