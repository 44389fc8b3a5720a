import { type FoundFile, fileOf } from './songs.rules.ts'

/** A known song whose file is not where it was. */
interface GoneSong {
  readonly id: number
  readonly path: string
  readonly folder: string
  readonly bytes: number
  readonly audio_hash: string
}

interface Move<Row extends GoneSong> {
  readonly row: Row
  readonly file: FoundFile
}

/**
 * Finds the new files that are known songs in another place: same size and same audio. Of several
 * copies, the one with the same file name is taken first.
 */
export const findMoves = async <Row extends GoneSong>(
  gone: readonly Row[],
  added: readonly FoundFile[],
  hashOf: (file: FoundFile) => Promise<string>,
): Promise<Move<Row>[]> => {
  const known = gone.filter(({ audio_hash }) => audio_hash !== '')
  const sizes = new Set(known.map(({ bytes }) => bytes))
  const byHash = Map.groupBy(known, ({ audio_hash }) => audio_hash)
  const moves: Move<Row>[] = []
  const take = (file: FoundFile, hash: string, isSameName: boolean): boolean => {
    const rows = byHash.get(hash) ?? []
    const row = rows.find(({ path }) => !isSameName || fileOf(path) === fileOf(file.path))
    if (!row) return false
    byHash.set(
      hash,
      rows.filter((one) => one !== row),
    )
    moves.push({ row, file })
    return true
  }
  const others: { readonly file: FoundFile; readonly hash: string }[] = []
  for (const file of added) {
    if (!sizes.has(file.bytes)) continue
    const hash = await hashOf(file)
    if (!take(file, hash, true)) others.push({ file, hash })
  }
  for (const { file, hash } of others) take(file, hash, false)
  return moves
}

/** Returns the folders that were renamed: all their songs are now in a folder that was unknown. */
export const movedFolders = (
  moves: readonly Move<GoneSong>[],
  known: Iterable<Pick<GoneSong, 'folder'>>,
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
