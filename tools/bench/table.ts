import type { Measured } from './measured-shop.ts'

/** Prints rows as an aligned table; numbers to the right. */
export function printTable(header: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const text = [header, ...rows].map((row) => row.map(String))
  const widths = header.map((_, column) => Math.max(...text.map((row) => row[column]?.length ?? 0)))
  for (const row of text) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
  }
}

/** The value below which a share of the sorted samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const FIGURES = ['flows/s', 'p50 ms', 'p95 ms', 'p99 ms', 'shop CPU ms/flow', 'PostgreSQL CPU ms/flow']

/** The figures under `FIGURES`. */
export function figuresOf({ latenciesMs, seconds, shopCpuMs, postgresCpuMs }: Measured): string[] {
  return [
    (latenciesMs.length / seconds).toFixed(1),
    percentile(latenciesMs, 0.5).toFixed(0),
    percentile(latenciesMs, 0.95).toFixed(0),
    percentile(latenciesMs, 0.99).toFixed(0),
    shopCpuMs.toFixed(1),
    postgresCpuMs.toFixed(1),
  ]
}
