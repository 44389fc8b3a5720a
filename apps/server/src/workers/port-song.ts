import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { type IOptions, parseFromTokenizer } from 'music-metadata'
import { fromBlob } from 'strtok3'

/** A song whose parts another thread sends through a port. */
export interface PortSong {
  readonly name: string
  readonly bytes: number
  readonly port: MessagePort
}

/** A parser reads a few bytes at a time, at the end and at the beginning of a file. */
const BLOCK_BYTES = 128 * 1024
const BLOCKS_KEPT = 4

const createParts = ({ bytes, port }: PortSong) => {
  const blocks = new Map<number, Uint8Array>()

  const ask = async (start: number, end: number): Promise<Uint8Array> => {
    port.postMessage({ start, end: Math.min(end, bytes) - 1 })
    const [content] = await once(port, 'message')
    if (content === undefined) throw new Error('the song cannot be read')
    return content as Uint8Array
  }

  const block = async (start: number) => {
    const content = blocks.get(start) ?? (await ask(start, start + BLOCK_BYTES))
    blocks.delete(start)
    blocks.set(start, content)
    for (const oldest of [...blocks.keys()].slice(0, -BLOCKS_KEPT)) blocks.delete(oldest)
    return content
  }

  /** A large part, such as a cover, is read in one go. */
  return async (start: number, until: number): Promise<Uint8Array> => {
    const end = Math.min(until, bytes)
    if (end <= start) return new Uint8Array()
    if (end - start > BLOCK_BYTES) return ask(start, end)
    const first = start - (start % BLOCK_BYTES)
    const contents = [await block(first)]
    if (end > first + BLOCK_BYTES) contents.push(await block(first + BLOCK_BYTES))
    return Buffer.concat(contents).subarray(start - first, end - first)
  }
}

/** A song of which parts are read. */
export interface OpenedSong {
  readonly name: string
  readonly bytes: number
  /** Reads from `start` to `end`, excluded; less at the end of the file. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** Calls `work` with a song whose parts another thread sends. */
export const withPortSong = async <T>(
  song: PortSong,
  work: (opened: OpenedSong) => Promise<T>,
): Promise<T> => {
  const { name, bytes, port } = song
  try {
    return await work({ name, bytes, read: createParts(song) })
  } finally {
    port.close()
  }
}

/** Parses a song by reading only the parts that have its tags. */
export const parseParts = ({ name, bytes, read }: OpenedSong, options: IOptions) => {
  // All that the tokenizer needs of a blob.
  const blob = {
    size: bytes,
    type: '',
    slice: (start: number, end: number) => ({ arrayBuffer: () => read(start, end) }),
  }
  const tokenizer = fromBlob(blob as unknown as Blob, { fileInfo: { path: name } })
  return parseFromTokenizer(tokenizer, options)
}
