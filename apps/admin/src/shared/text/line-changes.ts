import { diffLines } from './diff-lines.ts'

interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** Returns what has to be replaced in a text, so that the rest of it stays untouched. */
export const lineChanges = (before: string, after: string): Change[] => {
  const changes: Change[] = []
  let at = 0
  let open: { from: number; gone: string[]; added: string[] } | undefined
  const close = () => {
    if (open) changes.push(changeOf(open, before))
    open = undefined
  }
  for (const { kind, lines } of diffLines(before, after)) {
    const length = lines.reduce((sum, line) => sum + line.length + 1, 0)
    if (kind === 'same') close()
    else {
      open ??= { from: at, gone: [], added: [] }
      open[kind === 'gone' ? 'gone' : 'added'].push(...lines)
    }
    if (kind !== 'new') at += length
  }
  close()
  return changes
}

const withBreaks = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

/** The last line of a text has no break: there the one before it goes or comes. */
const changeOf = (
  { from, gone, added }: { from: number; gone: readonly string[]; added: readonly string[] },
  before: string,
): Change => {
  const to = from + withBreaks(gone).length
  const insert = withBreaks(added)
  if (to <= before.length) return { from, to, insert }
  if (gone.length > 0 && added.length > 0)
    return { from, to: before.length, insert: insert.slice(0, -1) }
  const start = Math.max(0, from - 1)
  return {
    from: start,
    to: before.length,
    insert: added.length > 0 ? `\n${insert.slice(0, -1)}` : '',
  }
}
