import { mkdir } from 'node:fs/promises'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import { isFreeName } from '../../platform/file-name.ts'
import type { Files } from '../../platform/files.ts'
import type { FolderFile, FolderListing, LeftOut, MusicFiles } from '../../workers/music-files.ts'
import { audioHash } from './audio-hash.ts'
import type { DemoNames } from './demo-names.ts'
import { lostSongs, matchSongs, movedFolders } from './moved-songs.rules.ts'
import { createFolderReader } from './read-folder.ts'
import { listSongFiles } from './read-song-files.ts'
import type { ScanStore } from './scan.store.ts'
import { factsOf, TAGS_VERSION } from './song-row.ts'
import { EMBEDDED, type FoundFile, hasLostCover, type Root, songsAmong } from './songs.rules.ts'

export interface ScanNeeds {
  readonly reader: Pick<MusicFiles, 'list' | 'tags' | 'remoteTags' | 'sounds'>
  readonly store: ScanStore
  readonly now: Clock
  /** Called for files that look like songs and are not. */
  readonly onBroken: (path: string, reason: string) => void
  /** Called for a folder that is missing or empty although songs of it are known. */
  readonly onUnavailable: (folder: string) => void
  readonly isStopped: () => boolean
}

interface ScanOptions {
  /** In place of those in the files. */
  readonly names: DemoNames | undefined
  readonly onListed: (folders: readonly string[]) => void
  readonly onLeftOut: (files: readonly LeftOut[]) => void
}

/** The number of files read and rows written before other work runs. */
const BATCH_SIZE = 20

type Known = Awaited<ReturnType<ScanStore['known']>>[number]

const isSame = (file: FolderFile, row: Pick<Known, 'bytes' | 'changed_at'>) =>
  file.bytes === row.bytes && file.changedAt === row.changed_at

const isPresent = ({ missing_since }: Known) => missing_since === 0

/** Hashes each file once in a scan. */
const memoizeHash = (files: Files) => {
  const hashes = new Map<string, Promise<string>>()
  return (file: FoundFile) => {
    const hash = hashes.get(file.path) ?? audioHash(files, file)
    hashes.set(file.path, hash)
    return hash
  }
}

const EMPTY: FolderListing = { files: [], folders: [], leftOut: [] }

/** True for an empty folder without subfolders, like the mount point of an unmounted disk. */
const isEmpty = ({ files, folders }: FolderListing) => files.length === 0 && folders.length < 2

export const createScanner = (needs: ScanNeeds) => {
  const { reader, store, now, onUnavailable, isStopped } = needs
  /** Roots that were unavailable in the last scan. */
  const unavailable = new Set<Root>()

  /** Files that were broken in the last scan. Each is logged once and read again after a change. */
  const broken = new Map<string, FolderFile>()
  const keepBroken = (root: Root, file: FoundFile, reason: string) => {
    broken.set(`${root} ${file.path}`, file)
    needs.onBroken(file.path, reason)
  }

  const readFolder = createFolderReader({ ...needs, onBroken: keepBroken })

  const isBroken = (root: Root, file: FoundFile) => {
    const before = broken.get(`${root} ${file.path}`)
    return before?.bytes === file.bytes && before.changedAt === file.changedAt
  }

  /** Updates data beside each song without reading the song again. */
  const changedFacts = (file: FoundFile, row: Known) => {
    const facts = factsOf(file, row.cover === EMBEDDED, now())
    const isUnchanged =
      row.missing_since === 0 &&
      file.path === row.path &&
      isSame(file, row) &&
      facts.cover_version === row.cover_version &&
      facts.lyric === row.lyric
    return isUnchanged ? [] : [{ id: row.id, ...facts }]
  }

  /**
   * Lists the files of a root. Returns undefined if the folder is unavailable and its songs must be
   * kept.
   */
  const list = async (root: Root, files: Files, hasSongs: boolean) => {
    const { folder } = files
    if (root === 'own' && !hasSongs && folder) await mkdir(folder, { recursive: true })
    const listed = (await listSongFiles(reader, files)) ?? EMPTY
    if (!hasSongs || !isEmpty(listed)) return listed
    if (!unavailable.has(root)) onUnavailable(folder ?? 'the bucket')
    unavailable.add(root)
    return undefined
  }

  /**
   * Makes the rows of a root equal to its folder, in small batches; a root without a folder has no
   * rows. Rows are read before the folder, so that a song uploaded meanwhile does not count as
   * missing.
   */
  return async (
    root: Root,
    files: Files | undefined,
    { names, onListed, onLeftOut }: ScanOptions,
  ): Promise<void> => {
    const rows = await store.known(root)
    if (!files) {
      await store.remove(rows.map(({ id }) => id))
      return store.followFolders(root, now())
    }
    const [present, missing] = [rows.filter(isPresent), rows.filter((row) => !isPresent(row))]
    const known = new Map(present.map((row) => [row.path, row]))
    const listed = await list(root, files, known.size > 0)
    if (!listed) return
    // A watcher from before the folder disappeared watches nothing now.
    if (unavailable.delete(root)) onListed([])
    onListed(listed.folders)
    const [named, unsafe] = [true, false].map((isFree) =>
      listed.files.filter(({ path }) => isFreeName(path) === isFree),
    ) as [FolderFile[], FolderFile[]]
    const found = new Map(songsAmong(named).map((file) => [file.path, file]))

    const hashOf = memoizeHash(files)
    const hasChanged = (file: FoundFile | undefined, row: Known | undefined) =>
      !file || !row || !isSame(file, row)
    // A file may be another known song at the path of this one, so its content decides first.
    const matches = await matchSongs(
      [...present.filter((row) => hasChanged(found.get(row.path), row)), ...missing],
      [...found.values()].filter((file) => hasChanged(file, known.get(file.path))),
      hashOf,
    )
    const moves = matches.filter(({ row, file }) => row.path !== file.path)
    const lost = lostSongs(present, found, matches)
    await store.hide(
      lost.map(({ id }) => id),
      now(),
    )
    const wanted = new Set(moves.map(({ file }) => file.path))
    const moving = moves.map(({ row }) => row)
    await store.freePaths(moving.filter(({ path }) => wanted.has(path)).map(({ id }) => id))

    const toRead: FoundFile[] = []
    // A moved song is read again too: names without tags come from the path.
    const changed = moves.flatMap(({ row, file }) => changedFacts(file, row))
    for (const file of found.values()) {
      const row = known.get(file.path)
      const isRead =
        row &&
        row.audio_hash !== '' &&
        row.tags_version === TAGS_VERSION &&
        isSame(file, row) &&
        !hasLostCover(row, file)
      if (isRead) changed.push(...changedFacts(file, row))
      else if (!isBroken(root, file)) toRead.push(file)
    }
    for (let at = 0; at < changed.length && !isStopped(); at += BATCH_SIZE) {
      await store.updateFacts(changed.slice(at, at + BATCH_SIZE))
      await yieldToOthers()
    }
    for (const [from, to] of movedFolders(moves, rows, found.values())) {
      await store.moveFolder(root, from, to)
    }
    const byFolder = Map.groupBy(found.values(), ({ folder }) => folder)
    const reading = {
      ...{ known, names, hashOf },
      encodings: await store.encodings(root),
      others: (some: readonly FoundFile[]) =>
        (byFolder.get(some[0]?.folder ?? '') ?? []).filter(
          (file) => known.has(file.path) && !some.includes(file),
        ),
    }
    for (const some of Map.groupBy(toRead, ({ folder }) => folder).values()) {
      await readFolder(root, files, some, reading)
    }
    if (isStopped()) return
    await store.followFolders(root, now(), names?.folders)
    onLeftOut([
      ...listed.leftOut,
      ...songsAmong(unsafe).map(({ path }) => ({ path, reason: 'unsafeName' as const })),
      ...[...found.values()]
        .filter((file) => isBroken(root, file))
        .map(({ path }) => ({ path, reason: 'unreadable' as const })),
    ])
  }
}
