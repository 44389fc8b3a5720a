import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client, Endpoints } from '@lanting/contract'
import { OWNER } from './migrated-database.ts'

interface AdminStage {
  readonly owner: Client<Endpoints>
}

const POLL_MS = 200

/** Waits for the job that runs on this node. */
export const backupDone = async (owner: Client<Endpoints>) => {
  while (true) {
    const { job, lastJob } = await owner.getBackups()
    if (!job) return lastJob
    await wait(POLL_MS)
  }
}

/** Makes a backup, and returns its name. */
export const madeBackup = async ({ owner }: AdminStage): Promise<string> => {
  const { name } = await owner.makeBackup()
  const done = await backupDone(owner)
  if (done?.fault !== null) throw new Error(`The backup failed: ${done?.fault}.`)
  return name
}

const schedule = { every: 'weekly', hour: 3, weekday: 1, keepDaily: 2, keepWeekly: 3 } as const

export const newUploadId = () => randomBytes(16).toString('hex')

/** A file that is no archive: its check begins, and fails later. */
const uploadedPart = () => ({
  query: { upload: newUploadId(), at: 0, bytes: 5 },
  file: { content: new Blob(['other']) },
})

/** The input of the backup endpoints. */
export const BACKUP_CASES = {
  getBackups: async () => ({}),
  makeBackup: async () => ({}),
  verifyBackup: async (stage: AdminStage) => ({ body: { name: await madeBackup(stage) } }),
  restoreBackup: async (stage: AdminStage) => ({
    body: { name: await madeBackup(stage), password: OWNER.password },
  }),
  deleteBackup: async (stage: AdminStage) => ({ params: { name: await madeBackup(stage) } }),
  linkBackup: async (stage: AdminStage) => ({
    body: { name: await madeBackup(stage), password: OWNER.password },
  }),
  uploadBackupPart: async () => uploadedPart(),
  finishBackupUpload: async ({ owner }: AdminStage) => {
    const { query, file } = uploadedPart()
    await owner.uploadBackupPart({ query, file })
    return { body: { upload: query.upload, bytes: query.bytes } }
  },
  scheduleBackups: async () => ({ body: schedule }),
}
