import type { ChatState } from '@lanting/chat'
import type { MessageRow } from './message-list.rules.ts'

type QuietLine = ChatState['quiet'][number]

interface QuietRow {
  readonly kind: 'quiet'
  readonly key: string
  readonly line: QuietLine
}

const timeOf = (row: MessageRow): number | undefined => {
  if (row.kind === 'time') return row.ms
  return row.kind === 'group' ? row.messages[0]?.createdAtMs : undefined
}

/**
 * Puts the lines of the turntable between the messages, by their time. Later ones follow the newest
 * message, but not the end of a part of the history.
 */
export const withQuietLines = (
  rows: readonly MessageRow[],
  lines: readonly QuietLine[],
  hasNewer = false,
): (MessageRow | QuietRow)[] => {
  if (lines.length === 0) return [...rows]
  const left = lines.toSorted((a, b) => a.atMs - b.atMs)
  const quiet = (line: QuietLine): QuietRow => ({ kind: 'quiet', key: `quiet ${line.event}`, line })
  const all = rows.flatMap((row) => {
    const until = timeOf(row)
    const before = until === undefined ? [] : left.filter(({ atMs }) => atMs < until)
    left.splice(0, before.length)
    return [...before.map(quiet), row]
  })
  return hasNewer ? all : [...all, ...left.map(quiet)]
}
