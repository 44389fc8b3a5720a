import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { TextEncoding } from '@lanting/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import type { FileTags } from '../../workers/file-tags.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import { type DemoNames, withDemoNames } from './demo-names.ts'
import { encodingOf, withEncoding } from './old-tags.rules.ts'
import { readTags } from './read-song-files.ts'
import type { NewSong, ScanStore } from './scan.store.ts'
import { searchTexts, songRow } from './song-row.ts'
import { aliaOf, artistsOf, type FoundFile, type Root } from './songs.rules.ts'

interface Needs {
  readonly reader: Pick<MusicFiles, 'tags' | 'remoteTags' | 'sounds'>
  readonly store: ScanStore
  readonly now: Clock
  readonly isStopped: () => boolean
  readonly onBroken: (root: Root, file: FoundFile, reason: string) => void
}

interface FolderScan {
  readonly known: ReadonlyMap<string, unknown>
  readonly names: DemoNames | undefined
  readonly hashOf: (file: FoundFile) => Promise<string>
  /** The encodings that the owner has chosen for folders. */
  readonly encodings: ReadonlyMap<string, TextEncoding>
  /** The other known songs of the folder. */
  readonly others: (some: readonly FoundFile[]) => FoundFile[]
}

/** The number of files read and rows written before other work runs. */
const BATCH_SIZE = 20

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH_SIZE) }, (_, place) =>
    all.slice(place * BATCH_SIZE, (place + 1) * BATCH_SIZE),
  )

/** Reads songs that are new or have changed, and writes their rows. */
export const createFolderReader = ({ reader, store, now, isStopped, onBroken }: Needs) => {
  const addSongs = async (
    root: Root,
    batch: readonly (readonly [file: FoundFile, tags: FileTags])[],
    { known, names, hashOf }: FolderScan,
  ) => {
    const songs: NewSong[] = []
    for (const [file, tags] of batch) {
      const hash = await hashOf(file)
      const named = withDemoNames(names, file.path, tags)
      songs.push(await songRow(root, file, named, { sounds: reader.sounds, hash, at: now() }))
    }
    const paths = songs.filter(({ path }) => known.has(path)).map(({ path }) => path)
    for (const { id, ...row } of paths.length > 0 ? await store.edited(root, paths) : []) {
      const edited = { ...row, artists: artistsOf(row), alia: aliaOf(row) }
      await store.setSearchTexts(id, await searchTexts(edited, reader.sounds))
    }
    // This comes last: it marks the files as read, and an interrupted scan reads them again.
    await store.add(songs)
  }

  const readSongs = async (root: Root, files: Files, some: readonly FoundFile[]) => {
    const read: (readonly [FoundFile, FileTags])[] = []
    for (const batch of batchesOf(some)) {
      if (isStopped()) return undefined
      const paths = batch.map(({ path }) => path)
      const answers = await readTags(reader, files, paths)
      for (const [index, file] of batch.entries()) {
        const tags = answers[index] ?? ''
        if (typeof tags !== 'string') read.push([file, tags])
        else onBroken(root, file, tags)
      }
      await yieldToOthers()
    }
    return read
  }

  /**
   * Reads the songs of a folder. Names of an unknown encoding are decided by all songs of the folder
   * together, so those that are known are read again with them.
   */
  return async (
    root: Root,
    files: Files,
    some: readonly FoundFile[],
    scan: FolderScan,
  ): Promise<void> => {
    let songs = await readSongs(root, files, some)
    if (songs?.some(([, { old }]) => old)) {
      const others = scan.others(some)
      const more = await readSongs(root, files, others)
      songs = more && [...songs, ...more]
    }
    if (!songs) return
    const folder = some[0]?.folder ?? ''
    const encoding = scan.encodings.get(folder) || encodingOf(songs.map(([, tags]) => tags))
    for (const batch of batchesOf(songs)) {
      if (isStopped()) return
      const named = batch.map(
        ([file, tags]) => [file, encoding ? withEncoding(tags, encoding) : tags] as const,
      )
      await addSongs(root, named, scan)
      await yieldToOthers()
    }
  }
}
