/**
 * Fetches a script of a third party, which sees the document when all of it is there.
 *
 * @throws when it cannot be fetched; the next call fetches it again
 */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`Failed to load ${address}`))
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
