import { rm, utimes } from 'node:fs/promises'
import type { Backup, BackupFailure, BackupFault } from '@lanting/contract'
import { writeLocalSetting } from '../../database/archive/local-settings.ts'
import { type Database, openDatabase, type Queries } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'
import { startInterval } from '../../platform/interval.ts'
import type { FilesPlace } from '../../platform/open-site-files.ts'
import { type ArchiveOrigin, runArchiveTask, type StoredOrigin } from './archive-thread.ts'
import { faultOf } from './backup-jobs.ts'
import type { BackupPlaces } from './backup-places.ts'
import { archiveName } from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { restoreArchive } from './restore-archive.ts'
import { withArchive } from './with-archive.ts'

export interface WorkNeeds extends FilesPlace {
  readonly database: Database
  readonly program: string
  readonly places: BackupPlaces
  readonly passphrase: string | undefined
  readonly now: Clock
  readonly emitFailure: (failure: BackupFailure, message: string) => Promise<void>
}

/** A job shows its progress, and stops with its signal. */
type Job = readonly [onProgress: OnProgress, signal: AbortSignal]

const SECOND_MS = 1_000
const TOUCHED_EVERY_MS = 10 * 60_000

/** The work of the jobs, in a thread where it takes long. */
export const createBackupWork = (needs: WorkNeeds) => {
  const { database, dataDir, bucket, program, places, now } = needs
  const { address, queries } = database
  const [first, ...others] = places.locations

  const makeHere = async (name: string, job: Job) => {
    const { passphrase } = needs
    const made = {
      address,
      dataDir,
      bucket,
      program,
      atMs: now(),
      location: first,
      name,
      passphrase,
    }
    const last_backup: Backup = await runArchiveTask({ kind: 'backup', ...made }, ...job)
    await writeLocalSetting(queries, 'last_backup', last_backup)
  }

  const copyToOthers = async (name: string, job: Job) => {
    const from = { location: first, name }
    for (const location of others) {
      await runArchiveTask({ kind: 'copy', from, location, name }, ...job)
    }
    await writeLocalSetting(queries, 'last_backup_failure', null)
  }

  const report = async (error: unknown, [, signal]: Job) => {
    // A site that closes stops its backup; that is no failure.
    if (signal.aborted) throw error
    const failure = { atMs: now(), fault: faultOf(error) }
    await writeLocalSetting(queries, 'last_backup_failure', failure)
    await needs.emitFailure(failure, String(error))
  }

  /** Reports and rejects what `work` rejects. */
  const reported = (work: Promise<void>, job: Job) =>
    work.catch(async (error) => {
      await report(error, job)
      throw error
    })

  /** The first place has the backup before the others get copies: it counts without them. */
  const backUp = (name: string, job: Job) =>
    reported(
      makeHere(name, job).then(() => copyToOthers(name, job)),
      job,
    )

  /** A place of copies that is away does not prevent a restore. */
  const backUpHere = async (name: string, job: Job) => {
    await reported(makeHere(name, job), job)
    await copyToOthers(name, job).catch((error) => report(error, job))
  }

  const verify = (from: ArchiveOrigin, passphrase = needs.passphrase, ...job: Job) =>
    runArchiveTask({ kind: 'verify', from, passphrase }, ...job)

  /** Two archives may have been made in one second. */
  const freeName = async (atMs: number, isEncrypted: boolean): Promise<string> => {
    const name = archiveName(atMs, { isEncrypted })
    const { list } = await places.list()
    const isTaken = list.some((file) => file.name === name)
    return isTaken ? freeName(atMs + SECOND_MS, isEncrypted) : name
  }

  const noteRestore = (to: Queries, name: string, fault: BackupFault | null) =>
    writeLocalSetting(to, 'last_restore', { kind: 'restore', name, atMs: now(), fault })

  return {
    backUp,
    backUpHere,
    freeName,
    /** Returns where the verified archive is. */
    verify: async (name: string, passphrase: string | undefined, ...job: Job) => {
      const { location } = await places.find(name)
      await verify({ location, name }, passphrase, ...job)
      return { location, name }
    },

    /** Lists an uploaded archive if it is whole. */
    takeUpload: async (path: string, passphrase: string | undefined, ...job: Job) => {
      // Files that nobody has touched for an hour are swept.
      const touch = () => utimes(path, new Date(now()), new Date(now()))
      const stop = startInterval({
        intervalMs: TOUCHED_EVERY_MS,
        work: touch,
        onError: () => undefined,
      })
      try {
        const { createdAt, hasSecrets } = await verify({ path }, passphrase, ...job)
        const name = await freeName(createdAt, hasSecrets)
        for (const location of places.locations) {
          await runArchiveTask({ kind: 'copy', from: { path }, location, name }, ...job)
        }
      } finally {
        await stop()
        await rm(path, { force: true })
      }
    },

    noteRestore: (name: string, error: unknown) => noteRestore(queries, name, faultOf(error)),

    /** Replaces the site while it is closed, with a connection of its own. */
    replace: async (origin: StoredOrigin, passphrase = needs.passphrase) => {
      const own = await openDatabase(address)
      const quiet = { onProgress: () => undefined, onWriting: () => undefined }
      const site = { database: own, dataDir, bucket, passphrase, ...quiet }
      try {
        await withArchive(origin, (archive) => restoreArchive({ ...site, archive }))
        await noteRestore(own.queries, origin.name, null)
      } catch (error) {
        await noteRestore(own.queries, origin.name, faultOf(error))
        throw error
      } finally {
        await own.close()
      }
    },
  }
}
