/** What a run of Stryker says of a folder. */

/** Stryker's words; static mutants and those that do not run are left out of every score. */
interface Mutant {
  status: string
}

export interface FolderScore {
  folder: string
  killed: number
  survived: number
  notCovered: number
}

const PURE = /^(packages\/[^/]+|shop\/[^/]+\/rules)(?=\/|$)/

export const isPureFolder = (folder: string): boolean => PURE.exec(folder)?.[0] === folder

/** The folders of pure code that hold these files, each once. */
export function changedFolders(files: readonly string[]): string[] {
  const folders = files.filter((file) => file.endsWith('.ts')).flatMap((file) => PURE.exec(file)?.[0] ?? [])
  return [...new Set(folders)].sort()
}

/** A mutant that makes the tests run without end is noticed, so it counts as killed. */
export function scoreOf(folder: string, mutants: readonly Mutant[]): FolderScore {
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  return {
    folder,
    killed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    notCovered: count('NoCoverage'),
  }
}

/** @example scoreTable([{ folder: 'packages/money', killed: 9, survived: 1, notCovered: 0 }]) // … 10 9 1 0 90 % */
export function scoreTable(scores: readonly FolderScore[]): string {
  const rows = scores.map(({ folder, killed, survived, notCovered }) => {
    const mutants = killed + survived + notCovered
    const score = mutants === 0 ? '-' : `${Math.round((100 * killed) / mutants)} %`
    return [folder, mutants, killed, survived, notCovered, score].map(String)
  })
  const table = [['folder', 'mutants', 'killed', 'survived', 'not covered', 'score'], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n')
}
