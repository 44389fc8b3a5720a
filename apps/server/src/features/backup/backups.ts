import { join } from 'node:path'
import type { Backup, BackupFailure, BackupSchedule } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { claimSlot, releaseSlot } from '../../database/archive/backup-slot.ts'
import { type Database, openDatabase } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'
import { createInterval } from '../../platform/interval.ts'
import type { FilesPlace } from '../../platform/open-site-files.ts'
import { runArchiveTask } from './archive-thread.ts'
import type { BackupTarget } from './backup-folder.ts'
import { createBackupJobs, faultOf } from './backup-jobs.ts'
import { archiveName } from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { restoreArchive } from './restore-archive.ts'
import { dueDay, outdatedBackups } from './schedule.rules.ts'

interface BackupValues {
  readonly last_backup: Backup | null
  readonly last_backup_failure: BackupFailure | null
  readonly backup_schedule: BackupSchedule
}

export interface BackupSettings {
  read(): Promise<BackupValues & { readonly time_zone: string }>
  write(changes: Partial<BackupValues>, now: number): Promise<void>
}

interface Needs extends FilesPlace {
  readonly database: Database
  readonly program: string
  readonly target: BackupTarget
  readonly passphrase: string | undefined
  readonly settings: BackupSettings
  readonly now: Clock
  /** Closes the site, runs the work, and opens the site again. Returns before that. */
  readonly replaceSite: (work: () => Promise<void>) => void
  readonly emitFailure: (failure: BackupFailure, message: string) => Promise<void>
}

const CHECKED_EVERY_MS = 60_000
/** Keeps the date of the settings that visitors see. */
const NO_DATE = 0

/** Runs backups, checks and restores beside the requests, and makes the scheduled backups. */
export const openBackups = (app: FastifyInstance, needs: Needs) => {
  const { database, dataDir, bucket, program, target, settings, now } = needs
  const { address } = database
  const jobs = createBackupJobs(now)
  const logged = (job: Promise<void>) => void job.catch((error) => app.log.error(error))

  const newName = (isScheduled: boolean) =>
    archiveName(now(), { isEncrypted: needs.passphrase !== undefined, isScheduled })

  const backUp = async (name: string, onProgress: OnProgress, signal: AbortSignal) => {
    const to = join(target.place, name)
    const { passphrase } = needs
    try {
      const task = {
        kind: 'backup',
        address,
        dataDir,
        bucket,
        program,
        atMs: now(),
        to,
        passphrase,
      } as const
      const last_backup = await runArchiveTask(task, onProgress, signal)
      await settings.write({ last_backup, last_backup_failure: null }, NO_DATE)
    } catch (error) {
      // A site that closes stops its backup; that is no failure.
      if (signal.aborted) throw error
      const failure = { atMs: now(), fault: faultOf(error) }
      await settings.write({ last_backup_failure: failure }, NO_DATE)
      await needs.emitFailure(failure, String(error))
      throw error
    }
  }

  const verify = async (
    name: string,
    passphrase = needs.passphrase,
    onProgress: OnProgress,
    signal: AbortSignal,
  ) => {
    const file = join(target.place, name)
    await runArchiveTask({ kind: 'verify', file, passphrase }, onProgress, signal)
  }

  const replace = async (name: string, passphrase = needs.passphrase) => {
    const own = await openDatabase(address)
    try {
      const file = join(target.place, name)
      const quiet = { onProgress: () => undefined, onWriting: () => undefined }
      await restoreArchive({ database: own, dataDir, bucket, file, passphrase, ...quiet })
    } finally {
      await own.close()
    }
  }

  const makeScheduled = async () => {
    const { backup_schedule, time_zone } = await settings.read()
    const day = dueDay(backup_schedule, now(), time_zone)
    if (day === undefined || jobs.current() || !(await claimSlot(database, day))) return
    const name = newName(true)
    await jobs.start('backup', name, async (onProgress, signal) => {
      try {
        await backUp(name, onProgress, signal)
      } catch (error) {
        // The next start makes up for it.
        if (signal.aborted) await releaseSlot(database, day)
        throw error
      }
    })
    for (const old of outdatedBackups(await target.list(), backup_schedule, time_zone)) {
      await target.delete(old.name)
    }
  }

  const schedule = createInterval({
    intervalMs: CHECKED_EVERY_MS,
    work: makeScheduled,
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', async () => {
    await jobs.close()
    await schedule.stop()
  })

  return {
    current: jobs.current,
    last: jobs.last,
    checkSchedule: schedule.trigger,
    make: (): string => {
      const name = newName(false)
      logged(jobs.start('backup', name, (progress, signal) => backUp(name, progress, signal)))
      return name
    },
    verify: (name: string, passphrase?: string) =>
      logged(
        jobs.start('verify', name, (progress, signal) =>
          verify(name, passphrase, progress, signal),
        ),
      ),
    restore: (name: string, passphrase?: string) =>
      logged(
        jobs.start('restore', name, async (progress, signal) => {
          await verify(name, passphrase, progress, signal)
          await backUp(newName(false), progress, signal)
          needs.replaceSite(() => replace(name, passphrase))
        }),
      ),
  }
}

export type Backups = ReturnType<typeof openBackups>
