/** The page for the time without a connection. It stands alone: no script, and nothing that is not kept with it. */
import type { Brand } from '../brands/brand.ts'

/** @param styleSheet  address of the shop's own style sheet, as it was built */
export function offlinePage({ code, name, paperColour }: Brand, styleSheet: string): string {
  return `<!DOCTYPE html>
<html lang="en-AU" data-brand="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${paperColour}">
<meta name="robots" content="NOINDEX,NOFOLLOW">
<title>No connection | ${name}</title>
<link rel="stylesheet" href="${styleSheet}">
<link rel="icon" href="/icons/${code}.svg" type="image/svg+xml">
</head>
<body>
<main id="main" class="container-page grid min-h-[60svh] content-center justify-items-start gap-5 py-section">
<img src="/icons/${code}.svg" alt="${name}" width="44" height="44">
<h1 class="display text-h1">You are not connected.</h1>
<p class="max-w-[46ch] text-lead text-ink-2">This page needs the internet, and there is none just now. Your cart and your saved designs are safe with us.</p>
<a href="" class="inline-flex items-center justify-center rounded-button bg-brand font-semibold text-on-brand hover:bg-brand-hover min-h-13 px-6.5 text-body">Try again</a>
</main>
</body>
</html>
`
}
