/** M-47. While developing, files change under their address, so nothing may be kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  // PE-23: without it, or where a browser refuses even to be asked, the shop is what it was. There is nothing to tell.
  register().catch(() => undefined)
}
