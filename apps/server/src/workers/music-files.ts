import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { LeftOutReason } from '@lanting/contract'
import { Tinypool } from 'tinypool'
import type { FileTags } from './file-tags.ts'

export interface FolderFile {
  /** The path below the root, with `/` between its parts. */
  readonly path: string
  readonly bytes: number
  readonly changedAt: number
}

/** A file or folder that does not belong to the library. */
export interface LeftOut {
  readonly path: string
  readonly reason: LeftOutReason
}

/** All files and folders below a root. */
export interface FolderListing {
  readonly files: readonly FolderFile[]
  readonly folders: readonly string[]
  readonly leftOut: readonly LeftOut[]
}

/** A song in another place, of which parts are read on demand. */
export interface RemoteSong {
  /** Its extension names the format. */
  readonly name: string
  readonly bytes: number
  /** Reads from `start` to `end`, included. */
  read(part: { readonly start: number; readonly end: number }): Promise<Uint8Array>
}

export type PinyinOf = (texts: readonly string[]) => Promise<string[][]>

/** Reads files of songs; a text instead of tags is the reason why a file has none. */
export interface MusicFiles {
  list(root: string): Promise<FolderListing | undefined>
  tags(paths: readonly string[]): Promise<(FileTags | string)[]>
  cover(path: string): Promise<Uint8Array | undefined>
  /** Returns the lyrics inside the file as `.lrc` text; empty without any. */
  lyric(path: string): Promise<string>
  /** Rejects if a part cannot be read. */
  remoteTags(song: RemoteSong): Promise<FileTags | string>
  remoteCover(song: RemoteSong): Promise<Uint8Array | undefined>
  remoteLyric(song: RemoteSong): Promise<string>
  sounds: PinyinOf
  close(): Promise<void>
}

const WITHIN_MS = 60_000
const HEAP_MB = 384
/** A start reads the folders once; the thread frees its memory soon afterwards. */
const IDLE_MS = 3_000

/** Reads folders and tags in a thread: many files do not block other requests. */
export const createMusicFiles = (): MusicFiles => {
  let pool: Tinypool | undefined
  const run = (name: string, task: unknown, transfer: MessagePort[] = []) => {
    pool ??= new Tinypool({
      filename: new URL('music-files.worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    const signal = AbortSignal.timeout(WITHIN_MS)
    return pool.run(task, { name, signal, transferList: { transfer } })
  }

  /** The thread asks for parts through a port. Nothing is an answer too: the song cannot be read. */
  const runRemote = async (task: string, { name, bytes, read }: RemoteSong) => {
    const { port1: own, port2: port } = new MessageChannel()
    let failure: unknown
    own.on('message', (part) => {
      read(part)
        .catch((error) => {
          failure = error
        })
        .then((content) => own.postMessage(content))
    })
    const [outcome] = await Promise.allSettled([run(task, { name, bytes, port }, [port])])
    own.close()
    if (failure !== undefined) throw failure
    return outcome
  }
  const runRemoteOrThrow = async (task: string, song: RemoteSong) => {
    const outcome = await runRemote(task, song)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
  const why = (error: unknown) => String(error)
  return {
    list: (root) => run('listFiles', root),
    tags: async (paths) => {
      try {
        return await run('readManyTags', paths)
      } catch (error) {
        if (paths.length === 1) return [why(error)]
        // One of the files crashed the thread: each is read again on its own.
        const each: (FileTags | string)[] = []
        for (const path of paths) {
          each.push(...(await run('readManyTags', [path]).catch((reason) => [why(reason)])))
        }
        return each
      }
    },
    cover: (path) => run('readCover', path),
    lyric: (path) => run('readLyric', path),
    remoteTags: async (song) => {
      const outcome = await runRemote('readRemoteTags', song)
      return outcome.status === 'fulfilled' ? outcome.value : why(outcome.reason)
    },
    remoteCover: (song) => runRemoteOrThrow('readRemoteCover', song),
    remoteLyric: (song) => runRemoteOrThrow('readRemoteLyric', song),
    sounds: (texts) => run('soundsOf', texts),
    close: async () => pool?.destroy(),
  }
}
