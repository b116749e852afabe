/** Files kept on this device until the shop has them, so that a reload goes on where it stopped. */
import { deviceFiles } from '#ui/device-files.ts'

export interface LocalFiles {
  keep(id: string, file: File): Promise<void>
  take(id: string): Promise<File | undefined>
  drop(id: string): Promise<void>
}

/** A full disk or a private window must not stop the upload itself; only the reload is less comfortable then. */
export function localFiles(): LocalFiles {
  const files = deviceFiles('keepsake-photos', 'files')
  return {
    keep: async (id, file) => void (await files.keep(id, file)),
    async take(id) {
      const kept = await files.take(id)
      return kept.kind === 'looked' && kept.value instanceof File ? kept.value : undefined
    },
    drop: files.drop,
  }
}
