/** Mock-ups of designs are private: their address carries a signature that the shop alone can write. */
import { createSigner } from '#platform/sign.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { type MockUpFile, mockUpFile } from '../../scenes/rules/mock-up-file.ts'

interface Secret {
  secretKey: string
}

interface Shown {
  revision: string
  scene: string
}

/**
 * The address of a mock-up of a frozen design. Whoever has it may see the design in this scene, at every width.
 *
 * @param version  of the scene as it is now, so that browsers may keep the picture for good
 */
export function designMockUpAddress(
  secret: Secret,
  revision: string,
  file: MockUpFile,
  version: string,
): string {
  return filePaths.designMockUp(revision, mockUpFile(file), {
    signature: signatureOf(secret, { revision, scene: file.scene }),
    version,
  })
}

export function isSigned(secret: Secret, shown: Shown, signature: string | undefined): boolean {
  const value = signedPart(shown)
  return signature !== undefined && signerOf(secret).verify(`${value}.${signature}`) === value
}

function signatureOf(secret: Secret, shown: Shown): string {
  const value = signedPart(shown)
  return signerOf(secret)
    .sign(value)
    .slice(value.length + 1)
}

const signerOf = ({ secretKey }: Secret) => createSigner(secretKey, 'mock-up address')
const signedPart = ({ revision, scene }: Shown) => `${revision}/${scene}`
