import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../database/open.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveTask, ThreadMessage } from './archive-thread.ts'
import { makeBackup } from './make-backup.ts'
import type { OnProgress } from './progress.ts'
import { verifyArchive } from './restore-archive.ts'

const REPORTED_EVERY_MS = 200

const send = (message: ThreadMessage) => parentPort?.postMessage(message)

let reportedAt = 0
const onProgress: OnProgress = (progress) => {
  const now = performance.now()
  if (now - reportedAt < REPORTED_EVERY_MS) return
  reportedAt = now
  send({ progress })
}

const run = async (task: ArchiveTask) => {
  if (task.kind === 'verify') {
    await verifyArchive({ ...task, onProgress })
    return null
  }
  const database = await openDatabase(task.address)
  try {
    return await makeBackup({ ...task, database, onProgress })
  } finally {
    await database.close()
  }
}

try {
  send({ result: await run(workerData) })
} catch (error) {
  const fault = error instanceof ArchiveError ? error.fault : 'other'
  send({ fault, message: error instanceof Error ? error.message : String(error) })
}
