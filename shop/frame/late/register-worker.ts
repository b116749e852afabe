/** M-47. While developing, files change under their address, so nothing may be kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it the shop is what it was: there is nothing to tell a shopper.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
