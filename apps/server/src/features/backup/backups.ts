import type { Backup, BackupFailure, BackupOutcome, BackupSchedule } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { claimSlot, closeSlot, releaseSlot, renewSlot } from '../../database/archive/backup-slot.ts'
import { createInterval, startInterval } from '../../platform/interval.ts'
import { ArchiveError } from './archive-error.ts'
import { createBackupJobs } from './backup-jobs.ts'
import { createBackupWork, type WorkNeeds } from './backup-work.ts'
import { archiveName, isScheduledBy } from './format.rules.ts'
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
  /** The mark of this site in the names of its scheduled backups. */
  readonly siteMark: string
  /** Returns true if the files here belong to another site. */
  readonly hasForeignFiles: () => Promise<boolean>
  /** Closes the site, runs the work, and opens the site again. Returns before that. */
  readonly replaceSite: (work: () => Promise<void>) => void
}

const CHECKED_EVERY_MS = 60_000

/** Runs backups, checks and restores beside the requests, and makes the scheduled backups. */
export const openBackups = (app: FastifyInstance, needs: Needs) => {
  const { database, places, settings, siteMark, now } = needs
  const work = createBackupWork(needs)
  const jobs = createBackupJobs(now)
  const onError = (error: unknown) => app.log.error(error)
  const logged = (job: Promise<void>) => void job.catch(onError)

  const isEncrypted = needs.passphrase !== undefined

  /** Each place by itself: one that is away keeps its backups until the next time. */
  const deleteOutdated = async (schedule: BackupSchedule, timeZone: string) => {
    for (const target of places.targets) {
      const deleteIn = async () => {
        const own = (await target.list()).filter(({ name }) => isScheduledBy(siteMark, name))
        for (const { name } of outdatedBackups(own, schedule, timeZone)) await target.delete(name)
      }
      await deleteIn().catch(onError)
    }
  }

  const makeScheduled = async () => {
    const { backup_schedule, time_zone } = await settings.read()
    const day = dueDay(backup_schedule, now(), time_zone)
    if (day === undefined || jobs.current() || !(await claimSlot(database, day, now()))) return
    const name = archiveName(now(), { isEncrypted, scheduledBy: siteMark })
    let isMade = false
    const renew = () => renewSlot(database, day, now())
    const stop = startInterval({ intervalMs: CHECKED_EVERY_MS, work: renew, onError })
    try {
      await jobs.start('backup', name, async (...job) => {
        const [, signal] = job
        await work.backUp(name, job).finally(() => {
          isMade = !signal.aborted
        })
      })
    } finally {
      await stop()
      // A backup that did not begin or was stopped is made up for; a failure has been reported.
      await (isMade ? closeSlot(database, day) : releaseSlot(database, day))
      if (isMade) await deleteOutdated(backup_schedule, time_zone)
    }
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
      const name = archiveName(now(), { isEncrypted })
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
            if (await needs.hasForeignFiles()) throw new ArchiveError('otherFiles', needs.dataDir)
            const origin = await work.verify(name, passphrase, ...job)
            // Another name than that of the archive, also in its second.
            await work.backUpHere(await work.freeName(now(), isEncrypted), job)
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
