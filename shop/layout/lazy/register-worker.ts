/** M-47. While developing, files change under their address, so nothing may be kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = async () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  // PE-23: where the browser refuses a service worker the shop works without it, so there is nothing to report.
  register().catch(() => undefined)
}
