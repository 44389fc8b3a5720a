import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Files, StoredFile } from './files.ts'

/** Remembers what was copied and checked, so that an interrupted copy goes on. */
interface CopyJournal {
  has(file: StoredFile): boolean
  add(file: StoredFile): Promise<void>
}

interface Copying {
  readonly from: Files
  readonly to: Files
  /** Without it, everything is copied. */
  readonly journal?: CopyJournal
  readonly onCopied?: (file: StoredFile) => void
}

const AT_ONCE = 4

const hashOfPath = async (path: string) => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const hashOfFile = async (files: Files, name: string) => {
  const opened = await files.open(name)
  if (!opened) return undefined
  const hash = createHash('sha256')
  await pipeline(opened.stream({ start: 0, end: opened.bytes - 1 }), hash)
  return hash.digest('hex')
}

/** Copies one file and reads the copy again. A file that is deleted meanwhile is no error. */
const copyFile = ({ from, to }: Copying, name: string) =>
  from.withLocalFile(name, async (path) => {
    await to.writeFile(name, path)
    if ((await hashOfPath(path)) === (await hashOfFile(to, name))) return
    throw new Error(`the copy of ${name} differs`)
  })

/** Copies all files of a store that are not copied yet, and checks each copy by its hash. */
export const copyStore = async (copying: Copying): Promise<void> => {
  const { from, to, journal, onCopied } = copying
  const there = new Map<string, number>()
  for await (const { name, bytes } of to.list()) there.set(name, bytes)
  const isCopied = (file: StoredFile) => journal?.has(file) && there.get(file.name) === file.bytes

  // All workers take from one list. After a failure it is closed, so they end too.
  const listed = from.list()[Symbol.asyncIterator]()
  const rest = { [Symbol.asyncIterator]: () => listed }
  const work = async () => {
    for await (const file of rest) {
      if (!isCopied(file)) {
        await copyFile(copying, file.name)
        await journal?.add(file)
      }
      onCopied?.(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

const lineOf = ({ name, bytes, changedAt }: StoredFile) => JSON.stringify([name, bytes, changedAt])

/** Goes on with the lines that an earlier copy has written. */
export const createJournal = (
  lines: readonly string[],
  write: (line: string) => Promise<void>,
): CopyJournal => {
  const known = new Set(lines)
  return {
    has: (file) => known.has(lineOf(file)),
    add: async (file) => {
      known.add(lineOf(file))
      await write(lineOf(file))
    },
  }
}
