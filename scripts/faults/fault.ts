/** The projects of Vitest in which `npm test` runs the tests. */
export const PROJECTS = ['unit', 'small', 'large', 'browser'] as const

export type Project = (typeof PROJECTS)[number]

/** A mistake as a careless engineer makes it, and where `npm test` is expected to notice it. */
export interface Fault {
  /** The fault in words. */
  readonly name: string
  readonly file: string
  /** Stands in the file exactly once. */
  readonly text: string
  readonly becomes: string
  readonly project: Project
  readonly tests: readonly string[]
}

/** How often a text stands in another. */
const occurrences = (whole: string, text: string): number => whole.split(text).length - 1

/** Returns why a fault cannot be planted in the text of its file. */
export const plantingProblem = (fault: Fault, whole: string | undefined): string | undefined => {
  if (whole === undefined) return `${fault.name}: there is no ${fault.file}`
  const count = occurrences(whole, fault.text)
  if (count === 1) return undefined
  return `${fault.name}: its text stands ${count} times in ${fault.file}`
}

/** The text of the file with the fault in it. */
export const plant = (fault: Fault, whole: string): string =>
  whole.replace(fault.text, () => fault.becomes)

/** The faults of one part of `n`, written `k/n`: every n-th, since neighbours cost alike. */
export const inShard = <T>(all: readonly T[], shard: string | undefined): readonly T[] => {
  if (shard === undefined) return all
  const [part = 0, parts = 0] = shard.split('/').map(Number)
  if (!(part >= 1 && part <= parts)) throw new RangeError(`${shard} is no part, as 1/4 is.`)
  return all.filter((_, index) => index % parts === part - 1)
}
