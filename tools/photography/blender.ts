/** Blender, which only who makes pictures needs: a distribution's package is enough. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const GET_IT = `Blender is needed for this, and nothing else in the project needs it:
  Debian and Ubuntu: apt-get install blender python3-numpy libopenblas0-pthread
  others: https://www.blender.org/download, 3.4 or newer
Set BLENDER to its program if it is not on the path.`

/** Longer than the slowest scene takes on two cores. */
const LIMIT_MS = 3 * 60 * 60_000

/** The program to run; says how to get it and ends when it is not there. */
export async function blenderOrExit(): Promise<string> {
  const program = process.env.BLENDER ?? 'blender'
  try {
    await run(program, ['--version'])
    return program
  } catch {
    console.error(GET_IT)
    process.exit(1)
  }
}

/**
 * Takes one photograph.
 *
 * @param scene  path of its file
 * @param folder where base.rgb, light.rgb, map.rgb and scene.json are written
 * @returns how long it took, in words
 * @throws Error with what Blender said when it wrote none
 */
export async function takePhotograph(
  blender: string,
  scene: string,
  quality: string,
  folder: string,
): Promise<string> {
  const script = join(import.meta.dirname, 'studio', 'take.py')
  const { stdout, stderr } = await run(
    blender,
    ['--background', '--python-exit-code', '1', '--python', script, '--', scene, quality, folder],
    // More threads wait for each other, busily, as soon as the machine has other work.
    { timeout: LIMIT_MS, maxBuffer: 1 << 28, env: { ...process.env, OPENBLAS_NUM_THREADS: '1' } },
  )
  const took = /^TAKEN (.*)$/m.exec(stdout)?.[1]
  if (!took) throw new Error(`Blender took no photograph of ${scene}:\n${stdout.slice(-2_000)}${stderr}`)
  return took
}
