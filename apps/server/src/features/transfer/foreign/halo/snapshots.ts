import { listOf, rowOf, textOf } from '../values.ts'

const linesOf = (value: unknown) => listOf(rowOf(value).lines).map(textOf)
const positionOf = (value: unknown) => Number(rowOf(value).position ?? 0)

/** Applies a patch of Halo: a list of changed ranges of lines, as JSON. */
export const applyPatch = (base: string, patch: string): string => {
  const lines = base.split('\n')
  const changes = listOf(JSON.parse(patch))
    .map(rowOf)
    .toSorted((a, b) => positionOf(b.source) - positionOf(a.source))
  for (const { source, target } of changes) {
    lines.splice(positionOf(source), linesOf(source).length, ...linesOf(target))
  }
  return lines.join('\n')
}
