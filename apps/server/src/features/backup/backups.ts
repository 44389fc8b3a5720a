import type { Backup, BackupFailure, BackupOutcome, BackupSchedule } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { claimSlot, releaseSlot } from '../../database/archive/backup-slot.ts'
import { createInterval } from '../../platform/interval.ts'
import { createBackupJobs } from './backup-jobs.ts'
import { createBackupWork, type WorkNeeds } from './backup-work.ts'
import { archiveName } from './format.rules.ts'
import { dueDay, outdatedBackups } from './schedule.rules.ts'

interface BackupValues {
  readonly last_backup: Backup | null
  readonly last_backup_failure: BackupFailure | null
  readonly last_restore: BackupOutcome | null
  readonly backup_schedule: BackupSchedule
  readonly time_zone: string
}

export interface BackupSettings {
  read(): Promise<BackupValues>
  write(changes: Pick<BackupValues, 'backup_schedule'>, now: number): Promise<void>
}

interface Needs extends WorkNeeds {
  readonly settings: BackupSettings
  /** Closes the site, runs the work, and opens the site again. Returns before that. */
  readonly replaceSite: (work: () => Promise<void>) => void
}

const CHECKED_EVERY_MS = 60_000

/** Runs backups, checks and restores beside the requests, and makes the scheduled backups. */
export const openBackups = (app: FastifyInstance, needs: Needs) => {
  const { database, places, settings, now } = needs
  const work = createBackupWork(needs)
  const jobs = createBackupJobs(now)
  const onError = (error: unknown) => app.log.error(error)
  const logged = (job: Promise<void>) => void job.catch(onError)

  const isEncrypted = needs.passphrase !== undefined
  const newName = (isScheduled: boolean) => archiveName(now(), { isEncrypted, isScheduled })

  /** Each place by itself: one that is away keeps its backups until the next time. */
  const deleteOutdated = async (schedule: BackupSchedule, timeZone: string) => {
    for (const target of places.targets) {
      const deleteIn = async () => {
        for (const old of outdatedBackups(await target.list(), schedule, timeZone)) {
          await target.delete(old.name)
        }
      }
      await deleteIn().catch(onError)
    }
  }

  const makeScheduled = async () => {
    const { backup_schedule, time_zone } = await settings.read()
    const day = dueDay(backup_schedule, now(), time_zone)
    if (day === undefined || jobs.current() || !(await claimSlot(database, day))) return
    const name = newName(true)
    await jobs.start('backup', name, async (...job) => {
      try {
        await work.backUp(name, job)
      } catch (error) {
        // The next start makes up for it.
        const [, signal] = job
        if (signal.aborted) await releaseSlot(database, day)
        throw error
      }
    })
    await deleteOutdated(backup_schedule, time_zone)
  }

  const schedule = createInterval({ intervalMs: CHECKED_EVERY_MS, work: makeScheduled, onError })
  app.addHook('onClose', async () => {
    await jobs.close()
    await schedule.stop()
    places.close()
  })

  return {
    current: jobs.current,
    last: jobs.last,
    checkSchedule: schedule.trigger,
    make: (): string => {
      const name = newName(false)
      logged(jobs.start('backup', name, (...job) => work.backUp(name, job)))
      return name
    },
    verify: (name: string, passphrase?: string) =>
      logged(
        jobs.start('verify', name, async (...job) => {
          await work.verify(name, passphrase, ...job)
        }),
      ),
    takeUpload: (path: string, passphrase?: string) =>
      logged(jobs.start('upload', '', (...job) => work.takeUpload(path, passphrase, ...job))),
    restore: (name: string, passphrase?: string) =>
      logged(
        jobs.start('restore', name, async (...job) => {
          try {
            const origin = await work.verify(name, passphrase, ...job)
            // Another name than that of the archive, also in its second.
            await work.backUp(await work.freeName(now(), isEncrypted), job)
            needs.replaceSite(() => work.replace(origin, passphrase))
          } catch (error) {
            await work.noteRestore(name, error)
            throw error
          }
        }),
      ),
  }
}

export type Backups = ReturnType<typeof openBackups>
