import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Sequences } from '../../database/archive/sequences.ts'
import type { ArchivedRow } from '../../database/archive/snapshot.ts'
import { copyStore } from '../../platform/copy-store.ts'
import { sharedFolderFiles } from '../../platform/files.disk.ts'
import type { Files, StoredFile } from '../../platform/files.ts'
import { type FilesPlace, withSiteFiles } from '../../platform/open-site-files.ts'
import { PLACE_FILE } from '../../platform/site-files.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveSource } from './archive-source.ts'
import type { ArchiveCheck } from './check-archive.ts'
import { requireSpace } from './disk-space.ts'
import {
  type Manifest,
  SEQUENCES_NAME,
  TREES,
  tableOfPart,
  tablePart,
  treeOfPart,
} from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { readArchive } from './read-archive.ts'
import { createLines } from './row-lines.ts'

/** The scan of songs and every archive ignore names with a dot. */
const PREFIX = '.restore-'
/** Says that the old files have been moved away. */
const EMPTIED = '.emptied'
const OLD = '.old'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if (!isMissing(error)) throw error
    return []
  })

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error) => {
      if (!isMissing(error)) throw error
      return false
    },
  )

/** Each folder has its own staged files, because it may be a disk of its own. */
const rootsOf = (dataDir: string) => [dataDir, ...TREES.map((tree) => join(dataDir, tree))]

/** Removes what an earlier restore has left. */
export const discardStaging = async (dataDir: string): Promise<void> => {
  for (const root of rootsOf(dataDir)) {
    for (const name of (await namesIn(root)).filter((one) => one.startsWith(PREFIX))) {
      await rm(join(root, name), { recursive: true, force: true })
    }
  }
}

interface Staging extends FilesPlace {
  readonly id: string
}

const stagedTree = ({ dataDir, id }: Staging, tree: string) => join(dataDir, tree, PREFIX + id)

const pathOfPart = ({ dataDir, id }: Staging, file: string, name: string) => {
  if (name === SEQUENCES_NAME || tableOfPart(name)) return join(dataDir, PREFIX + id, name)
  const tree = treeOfPart(name)
  if (!tree) throw new ArchiveError('damaged', file, name)
  return join(stagedTree({ dataDir, id }, tree), name.slice(tree.length + 1))
}

interface Source {
  readonly archive: ArchiveSource
  readonly passphrase?: string
  readonly onProgress: OnProgress
}

/** Unpacks an archive beside the files of the site. Nothing of the site changes. */
export const stageArchive = async (
  staging: Staging,
  source: Source,
  check: ArchiveCheck,
): Promise<Manifest> => {
  for (const tree of TREES) await mkdir(stagedTree(staging, tree), { recursive: true })
  const manifest = await readArchive({
    ...source,
    onPart: async (name, content, bytes) => {
      const checked = check.part(name, content, bytes)
      const path = pathOfPart(staging, source.archive.name, name)
      await mkdir(dirname(path), { recursive: true })
      await requireSpace(path, bytes)
      await pipeline(checked, createWriteStream(path, { flags: 'wx', flush: true, mode: 0o644 }))
    },
  })
  for (const { name, changedAt } of manifest.parts) {
    if (changedAt === undefined) continue
    const time = new Date(changedAt)
    await utimes(pathOfPart(staging, source.archive.name, name), time, time)
  }
  return manifest
}

/** The staged rows of a table. */
export async function* stagedRows(
  { dataDir, id }: Staging,
  table: string,
): AsyncIterable<ArchivedRow> {
  const lines = createLines()
  for await (const part of createReadStream(join(dataDir, PREFIX + id, tablePart(table)))) {
    for (const line of lines.endedBy(part)) yield JSON.parse(line)
  }
}

export const stagedSequences = async ({ dataDir, id }: Staging): Promise<Sequences> =>
  JSON.parse(await readFile(join(dataDir, PREFIX + id, SEQUENCES_NAME), 'utf8'))

/**
 * Replaces the files of a bucket that are older than the restore: other nodes are open again, and
 * store new ones. Called again after a crash, it begins again.
 */
const replaceFiles = async (stored: Files, staged: Files, before: number) => {
  const names = new Set<string>()
  const onCopied = ({ name }: StoredFile) => void names.add(name)
  await copyStore({ from: staged, to: stored, onCopied })
  for await (const { name, changedAt } of stored.list()) {
    if (!names.has(name) && changedAt < before) await stored.delete(name)
  }
}

const replaceTrees = async (staging: Staging) => {
  const { mtimeMs } = await stat(join(staging.dataDir, PREFIX + staging.id, SEQUENCES_NAME))
  await withSiteFiles(staging, async (files) => {
    for (const tree of TREES) {
      await replaceFiles(files[tree], sharedFolderFiles(stagedTree(staging, tree)), mtimeMs)
    }
  })
}

/** Exchanges the files of a folder. Called again after a crash, it continues. */
const exchange = async (root: string, id: string) => {
  const staged = join(root, PREFIX + id)
  await mkdir(join(staged, OLD), { recursive: true })
  if (!(await exists(join(staged, EMPTIED)))) {
    const isOld = (name: string) => !name.startsWith('.') && name !== PLACE_FILE
    for (const name of (await namesIn(root)).filter(isOld)) {
      await rename(join(root, name), join(staged, OLD, name))
    }
    await writeFile(join(staged, EMPTIED), '', { flush: true })
  }
  for (const name of (await namesIn(staged)).filter((one) => !one.startsWith('.'))) {
    await rename(join(staged, name), join(root, name))
  }
}

/**
 * Moves the staged files into place, after their rows are in the database. The folder beside the
 * database marks that this is not done yet.
 */
export const finishStaging = async (staging: Staging): Promise<void> => {
  const { dataDir, bucket, id } = staging
  const mark = join(dataDir, PREFIX + id)
  if (!(await exists(mark))) return
  if (bucket) await replaceTrees(staging)
  else for (const tree of TREES) await exchange(join(dataDir, tree), id)
  // Removed first: without it nobody takes emptied folders for a restore without files.
  await rm(mark, { recursive: true, force: true })
  for (const tree of TREES) await rm(stagedTree(staging, tree), { recursive: true, force: true })
}

/** Returns true while files of a restore are still to be moved into place. */
export const isUnfinished = ({ dataDir, id }: Staging): Promise<boolean> =>
  exists(join(dataDir, PREFIX + id))
