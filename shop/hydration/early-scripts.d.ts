/** The text of a script for the server's HTML, and an empty one in the browser: `tools/early-scripts.ts`. */
declare module '*?early' {
  const script: string
  export default script
}
