import { randomUUID } from 'node:crypto'
import { withStartupLock } from './database/with-startup-lock.ts'
import { settingsStore } from './features/site/settings.store.ts'
import type { Files } from './platform/files.ts'
import type { Platform } from './platform/open.ts'
import { PLACE_FILE } from './platform/site-files.ts'

/** Keeps the date of the settings that visitors see. */
const NO_DATE = 0

/** Names the place of these files; a new place gets a random name. */
const placeOf = async (files: Files) => {
  const kind = files.folder === undefined ? 'bucket' : 'folder'
  const known = await files.read(PLACE_FILE)
  const id = known ? Buffer.from(known).toString().trim() : randomUUID()
  if (!known) await files.write(PLACE_FILE, Buffer.from(id))
  return `${kind} ${id}`
}

type Needs = Pick<Platform, 'database' | 'files'>

/** Records that the files of the site are here. */
export const adoptPlace = ({ database, files }: Needs): Promise<void> =>
  withStartupLock(database, async (transaction) => {
    await settingsStore(transaction).write({ files_place: await placeOf(files) }, NO_DATE)
  })

const WHY =
  'pictures and songs that are uploaded on one node are missing on the others. Give all nodes the same folder as DATA_DIR, or the same FILES_URL. If the files of the site are here: npm run files -- --adopt'

/**
 * Compares the place of this node's files with the place that the first node has recorded. Returns a
 * sentence if they differ. A database on this machine has one node.
 */
export const misplacedFiles = async (
  { database, files }: Needs,
  dataDir: string,
): Promise<string | undefined> => {
  if (database.engine !== 'postgres') return undefined
  const { recorded, here } = await withStartupLock(database, async (transaction) => {
    const settings = settingsStore(transaction)
    const { files_place } = await settings.read()
    const own = await placeOf(files)
    if (files_place === '') await settings.write({ files_place: own }, NO_DATE)
    return { recorded: files_place || own, here: own }
  })
  if (recorded === here) return undefined
  if (files.folder === undefined) {
    return `FILES_URL leads to another place than the files of the other nodes: ${WHY}`
  }
  const others = recorded.startsWith('bucket') ? 'in a bucket (FILES_URL)' : 'in another folder'
  return `DATA_DIR ${dataDir} is not where the other nodes keep their files (${others}): ${WHY}`
}
