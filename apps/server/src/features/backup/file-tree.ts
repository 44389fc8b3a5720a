import type { Files, OpenedFile } from '../../platform/files.ts'
import { ArchiveError } from './archive-error.ts'

interface TreeFile {
  readonly name: string
  readonly bytes: number
}

/** Lists the files of a store in the order of their names. */
export const listTree = async (files: Files): Promise<TreeFile[]> => {
  const found: TreeFile[] = []
  for await (const { name, bytes } of files.list()) found.push({ name, bytes })
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Reads exactly the bytes that were announced. */
export async function* readOpened(name: string, opened: OpenedFile): AsyncIterable<Uint8Array> {
  let left = opened.bytes
  if (left === 0) return await opened.close()
  const content = opened.stream({ start: 0, end: left - 1 })
  for await (const part of content as AsyncIterable<Uint8Array>) {
    left -= part.length
    yield part
  }
  if (left !== 0) throw new ArchiveError('changing', 'The archive', name)
}
