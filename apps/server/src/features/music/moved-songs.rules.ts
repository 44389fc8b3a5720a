import { type FoundFile, fileOf } from './songs.rules.ts'

/** A known song whose file is gone, or has another content. */
interface KnownSong {
  readonly id: number
  /** Where it was last; the path of a missing song is none of a file. */
  readonly path: string
  readonly folder: string
  readonly bytes: number
  readonly audio_hash: string
}

interface Match<Row extends KnownSong> {
  readonly row: Row
  readonly file: FoundFile
}

const isSameName = (row: KnownSong, file: FoundFile) => fileOf(row.path) === fileOf(file.path)

/** Of several copies, the one in the same place is taken first, then the one with the same name. */
const RANKS: readonly ((row: KnownSong, file: FoundFile) => boolean)[] = [
  (row, file) => row.folder === file.folder && isSameName(row, file),
  isSameName,
  () => true,
]

/** Finds the known songs in files that are new or have changed: same size and same audio. */
export const matchSongs = async <Row extends KnownSong>(
  songs: readonly Row[],
  files: readonly FoundFile[],
  hashOf: (file: FoundFile) => Promise<string>,
): Promise<Match<Row>[]> => {
  const known = songs.filter(({ audio_hash }) => audio_hash !== '')
  const sizes = new Set(known.map(({ bytes }) => bytes))
  const byHash = Map.groupBy(known, ({ audio_hash }) => audio_hash)
  const matches: Match<Row>[] = []
  let left: { readonly file: FoundFile; readonly hash: string }[] = []
  for (const file of files) {
    if (sizes.has(file.bytes)) left.push({ file, hash: await hashOf(file) })
  }
  for (const fits of RANKS) {
    left = left.filter(({ file, hash }) => {
      const rows = byHash.get(hash) ?? []
      const row = rows.find((one) => fits(one, file))
      if (!row) return true
      byHash.set(
        hash,
        rows.filter((one) => one !== row),
      )
      matches.push({ row, file })
      return false
    })
  }
  return matches
}

/** Returns the songs that no file has any more: theirs is gone, or is another known song now. */
export const lostSongs = <Row extends KnownSong>(
  known: readonly Row[],
  found: ReadonlyMap<string, unknown>,
  matches: readonly Match<KnownSong>[],
): Row[] => {
  const kept = new Set(matches.map(({ row }) => row.id))
  const taken = new Set(matches.map(({ file }) => file.path))
  return known.filter(({ id, path }) => !kept.has(id) && (!found.has(path) || taken.has(path)))
}

/** Returns the folders that were renamed: all their songs are now in a folder that was unknown. */
export const movedFolders = (
  moves: readonly Match<KnownSong>[],
  known: Iterable<Pick<KnownSong, 'folder'>>,
  found: Iterable<Pick<FoundFile, 'folder'>>,
): Map<string, string> => {
  const before = new Set([...known].map(({ folder }) => folder))
  const now = new Set([...found].map(({ folder }) => folder))
  const renamed = new Map<string, string>()
  for (const { row, file } of moves) {
    const isNew = !before.has(file.folder) && ![...renamed.values()].includes(file.folder)
    if (!now.has(row.folder) && isNew && !renamed.has(row.folder)) {
      renamed.set(row.folder, file.folder)
    }
  }
  return renamed
}
