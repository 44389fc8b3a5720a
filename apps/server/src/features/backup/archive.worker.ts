import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../database/open.ts'
import { ArchiveError } from './archive-error.ts'
import type { ArchiveTask, TaskResult, ThreadMessage } from './archive-thread.ts'
import { copyArchive } from './copy-archive.ts'
import { makeBackup } from './make-backup.ts'
import { withTarget } from './open-target.ts'
import type { OnProgress } from './progress.ts'
import { verifyArchive } from './restore-archive.ts'
import { withArchive } from './with-archive.ts'

const REPORTED_EVERY_MS = 200

const send = (message: ThreadMessage) => parentPort?.postMessage(message)

let reportedAt = 0
const onProgress: OnProgress = (progress) => {
  const now = performance.now()
  if (now - reportedAt < REPORTED_EVERY_MS) return
  reportedAt = now
  send({ progress })
}

const run = async (task: ArchiveTask): Promise<TaskResult> => {
  if (task.kind === 'verify') {
    const { passphrase } = task
    return withArchive(task.from, async (archive) => {
      const { createdAt, hasSecrets } = await verifyArchive({ archive, passphrase, onProgress })
      return { createdAt, hasSecrets }
    })
  }
  if (task.kind === 'copy') {
    const { name } = task
    await withArchive(task.from, (archive) =>
      withTarget(task.location, (target) => copyArchive(archive, { target, name }, onProgress)),
    )
    return null
  }
  const database = await openDatabase(task.address)
  try {
    return await withTarget(task.location, (target) =>
      makeBackup({ ...task, database, target, onProgress }),
    )
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
