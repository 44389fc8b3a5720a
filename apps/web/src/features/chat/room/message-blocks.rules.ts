import { isSameGroup } from './message-list.rules.ts'
import type { withQuietLines } from './quiet-lines.rules.ts'

export type Row = ReturnType<typeof withQuietLines>[number]

/** Rows that are rendered together, or together replaced by empty space. */
export interface MessageBlock {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Messages of one block have ids in the same range, so that older pages do not divide it anew. */
const IDS_PER_BLOCK = 10

/** Up to this number, all blocks stay rendered. */
export const BLOCKS_RENDERED = 30

const idOf = (row: Row): number | undefined =>
  row.kind === 'group' ? row.messages[0]?.id : undefined

/** Divides the rows into blocks. A row without an id belongs to the group below it. */
export const messageBlocks = (rows: readonly Row[]): MessageBlock[] => {
  const blocks: { key: string; rows: Row[] }[] = []
  let waiting: Row[] = []
  for (const row of rows) {
    const id = idOf(row)
    if (id === undefined) {
      waiting.push(row)
      continue
    }
    const key = String(Math.floor(id / IDS_PER_BLOCK))
    const last = blocks.at(-1)
    if (last?.key === key) last.rows.push(...waiting, row)
    else blocks.push({ key, rows: [...waiting, row] })
    waiting = []
  }
  const last = blocks.at(-1)
  if (last) last.rows.push(...waiting)
  else if (waiting.length > 0) blocks.push({ key: 'none', rows: waiting })
  return blocks
}

/** The ids of the first and the last message of a block. */
export const idRange = ({ rows }: MessageBlock): readonly [number, number] => {
  const messages = rows.flatMap((row) => (row.kind === 'group' ? row.messages : []))
  return [messages[0]?.id ?? 0, messages.at(-1)?.id ?? 0]
}

const isSameRow = (a: Row, b: Row | undefined) => {
  if (a.kind === 'group' && b?.kind === 'group') return a.key === b.key && isSameGroup(a, b)
  return a.kind === b?.kind && a.key === b.key
}

/** Whether two blocks show the same. A changed message is a new object. */
export const isSameBlock = (a: MessageBlock, b: MessageBlock): boolean =>
  a.rows.length === b.rows.length && a.rows.every((row, place) => isSameRow(row, b.rows[place]))

const HEIGHT_PX = { group: 34, message: 47, line: 34 }

/** The estimated height of a block that was not rendered yet. */
export const estimatedHeight = ({ rows }: MessageBlock): number =>
  rows.reduce(
    (sum, row) =>
      sum +
      (row.kind === 'group'
        ? HEIGHT_PX.group + HEIGHT_PX.message * row.messages.length
        : HEIGHT_PX.line),
    0,
  )
