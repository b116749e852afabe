/** Makes the folder that the shops of a run share, see `SAMPLE_MOCK_UPS_VARIABLE`; what it returns removes it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_MOCK_UPS_VARIABLE } from '../../tools/shop-process.ts'

export default function shareSampleMockUps() {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-samples-'))
  // Workers begin with the environment of this process.
  process.env[SAMPLE_MOCK_UPS_VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
