import { randomUUID } from 'node:crypto'
import { commandText } from './command-text.ts'
import { writeLocalSetting } from './database/archive/local-settings.ts'
import { withStartupLock } from './database/with-startup-lock.ts'
import { settingsStore } from './features/site/settings.store.ts'
import type { Files } from './platform/files.ts'
import type { Platform } from './platform/open.ts'
import { PLACE_FILE } from './platform/site-files.ts'

type Needs = Pick<Platform, 'database' | 'place'>

const readPlace = async (place: Files) => {
  const kind = place.folder === undefined ? 'bucket' : 'folder'
  const id = await place.read(PLACE_FILE)
  return id && `${kind} ${Buffer.from(id).toString().trim()}`
}

/** Names the place of these files, unless it has a name. */
const namePlace = async (place: Files): Promise<string> => {
  const known = await readPlace(place)
  if (known) return known
  await place.write(PLACE_FILE, Buffer.from(randomUUID()))
  return namePlace(place)
}

/** Records that the files of the site are here. */
export const adoptPlace = async ({ database, place }: Needs): Promise<void> =>
  writeLocalSetting(database.queries, 'files_place', await namePlace(place))

/** A bucket may answer slowly. */
const NAMED_WITHIN_MS = 60_000

/** The first node names the place; others wait for it. */
const recordFirst = ({ database, place }: Needs) =>
  withStartupLock(
    database,
    async (transaction) => {
      const { files_place } = await settingsStore(transaction).read()
      if (files_place) return { recorded: files_place, here: await readPlace(place) }
      const here = await namePlace(place)
      await writeLocalSetting(transaction, 'files_place', here)
      return { recorded: here, here }
    },
    NAMED_WITHIN_MS,
  )

/** Returns true if these files belong to this site alone. Another site may have named the place. */
export const ownsPlace = async ({ database, place }: Needs): Promise<boolean> => {
  const { files_place } = await settingsStore(database.queries).read()
  return files_place !== '' && files_place === (await readPlace(place))
}

/** Returns true if another site, or an earlier database of this one, has named this place. */
export const isForeignPlace = async ({ database, place }: Needs): Promise<boolean> => {
  const { files_place } = await settingsStore(database.queries).read()
  const here = await readPlace(place)
  return here !== undefined && here !== files_place
}

const adopt = () => `If the files of this site are here: ${commandText('files', '--adopt')}`
const why = () =>
  `pictures and songs that are uploaded on one node are missing on the others. Give all nodes the same folder as DATA_DIR, or the same FILES_URL. ${adopt()}`

/**
 * Compares the place of this node's files with the place that the first node has recorded. Returns a
 * sentence if they differ.
 */
export const misplacedFiles = async (
  { database, place }: Needs,
  dataDir: string,
): Promise<string | undefined> => {
  const { files_place } = await settingsStore(database.queries).read()
  const named = await readPlace(place)
  const { recorded, here } =
    named || files_place
      ? { recorded: files_place, here: named }
      : await recordFirst({ database, place })
  if (recorded === here) return undefined
  const setting = place.folder === undefined ? 'FILES_URL' : `DATA_DIR ${dataDir}`
  if (recorded === '') {
    return `${setting} has files of another site, or of an earlier database of this one: unused pictures are not deleted. ${adopt()}`
  }
  if (place.folder === undefined) {
    return `FILES_URL leads to another place than the recorded files of this site: ${why()}`
  }
  const others = recorded.startsWith('bucket') ? 'in a bucket (FILES_URL)' : 'in another folder'
  return `${setting} is not where the other nodes keep their files (${others}): ${why()}`
}
