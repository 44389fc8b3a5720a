import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '@lanting/contract'
import type { Files } from '../../platform/files.ts'
import type { Scratch } from '../../platform/scratch.ts'
import {
  type BackupNeeds,
  backupName,
  copyDatabase,
  type Stores,
  storeCopier,
} from './make-backup.ts'

interface Needs extends BackupNeeds {
  readonly stores: Stores
  /** Opens the stores of a copy in a folder of the bucket. */
  readonly copyIn: (folder: string) => Stores & { readonly place: string; readonly root: Files }
  readonly scratch: Scratch
}

/** Written last: a backup without it is not complete. */
const COMPLETE = 'complete.json'

/** Copies database and files to a new folder below `backups/` in the bucket of the files. */
export const backUpToBucket = async (needs: Needs, atMs: number): Promise<Backup> => {
  const { stores, copyIn, scratch } = needs
  const target = copyIn(`backups/${backupName(atMs)}`)
  const copyAll = storeCopier(stores, target)
  const folder = await scratch.newPath()
  await mkdir(folder)
  let bytes = 0
  try {
    await copyAll()
    const name = await copyDatabase(needs, folder)
    await target.root.writeFile(name, join(folder, name))
    bytes += (await stat(join(folder, name))).size
    await copyAll()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  for (const store of [target.files, target.music]) {
    for await (const file of store.list()) bytes += file.bytes
  }
  await target.root.write(COMPLETE, Buffer.from(JSON.stringify({ atMs, bytes })))
  return { atMs, folder: target.place, bytes }
}
