import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '../../customers/rules/certificate-file.ts'
import { filePaths } from '../../routing/file-paths.ts'

const AWAY = 'The file could not be sent just now. Please choose it again in a moment.'

type Sent = { kind: 'there'; name: string; reference: string } | { kind: 'refused'; message: string }

/** Uploads a GST certificate; the shop looks what is in it. */
export async function sendCertificate(file: File): Promise<Sent> {
  if (file.size > MAX_CERTIFICATE_BYTES) return { kind: 'refused', message: CERTIFICATE_TOO_LARGE }
  try {
    const response = await fetch(filePaths.certificates(), {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: file,
    })
    const { reference, message }: { reference?: string; message?: string } = await response.json()
    if (reference) return { kind: 'there', name: file.name, reference }
    return { kind: 'refused', message: message ?? AWAY }
  } catch {
    return { kind: 'refused', message: AWAY }
  }
}
