import Type, { type Static, type TSchema } from 'typebox'
import { CREDENTIAL_MAX } from './accounts.ts'
import { endpoint, perMinute } from './endpoint.ts'
import {
  BACKUP_FAULTS,
  BACKUP_INTERVALS,
  BACKUP_JOBS,
  BACKUP_PLACES,
  type BackupFault,
  type BackupInterval,
  type BackupJobKind,
  type BackupPlaceKind,
} from './enumerations.ts'
import { Backup } from './health.ts'
import { BACKUPS } from './limits.ts'

const Moment = Type.Integer()
const Bytes = Type.Integer()
const Name = Type.String({ minLength: 1, maxLength: BACKUPS.nameLength })
const Fault = Type.Unsafe<BackupFault>({ type: 'string', enum: BACKUP_FAULTS })
const JobKind = Type.Unsafe<BackupJobKind>({ type: 'string', enum: BACKUP_JOBS })

const PlaceKind = Type.Unsafe<BackupPlaceKind>({ type: 'string', enum: BACKUP_PLACES })
const objectOrNull = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] })

export const BackupFile = Type.Object({
  name: Type.String(),
  atMs: Moment,
  bytes: Bytes,
  isEncrypted: Type.Boolean(),
  /** Made by the schedule, which also deletes it. */
  isScheduled: Type.Boolean(),
  /** The places that have it. */
  places: Type.Array(PlaceKind),
})
export type BackupFile = Static<typeof BackupFile>

/** A place of backups. The secret of a bucket is not part of its text. */
export const BackupPlace = Type.Object({
  kind: PlaceKind,
  text: Type.String(),
  isReachable: Type.Boolean(),
})
export type BackupPlace = Static<typeof BackupPlace>

export const BackupJob = Type.Object({
  kind: JobKind,
  name: Type.String(),
  startedAtMs: Moment,
  doneBytes: Bytes,
  totalBytes: Bytes,
})
export type BackupJob = Static<typeof BackupJob>

/** The end of a job. */
export const BackupOutcome = Type.Object({
  kind: JobKind,
  name: Type.String(),
  atMs: Moment,
  /** Null: it succeeded. */
  fault: Type.Unsafe<BackupFault | null>({ anyOf: [Fault, { type: 'null' }] }),
})
export type BackupOutcome = Static<typeof BackupOutcome>

export const BackupSchedule = Type.Object({
  every: Type.Unsafe<BackupInterval>({ type: 'string', enum: BACKUP_INTERVALS }),
  /** In the time zone of the site. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  /** Of a weekly backup; 0 is Sunday. */
  weekday: Type.Integer({ minimum: 0, maximum: 6 }),
  /** The newest backup of so many days, and of so many weeks, is kept. */
  keepDaily: Type.Integer({ minimum: 1, maximum: BACKUPS.kept }),
  keepWeekly: Type.Integer({ minimum: 0, maximum: BACKUPS.kept }),
})
export type BackupSchedule = Static<typeof BackupSchedule>

export const BackupFailure = Type.Object({ atMs: Moment, fault: Fault })
export type BackupFailure = Static<typeof BackupFailure>

const Passphrase = Type.Optional(Type.String({ minLength: 1, maxLength: BACKUPS.nameLength }))

/** The password of the caller. */
const Password = Type.String({ maxLength: CREDENTIAL_MAX })

const getBackups = endpoint({
  summary: 'List the backups, the job of this node, the schedule, the last success and failure',
  method: 'GET',
  path: '/api/backup/list',
  access: 'owner',
  limit: perMinute(600),
  result: Type.Object({
    places: Type.Array(BackupPlace),
    /** Whether new backups are encrypted: `BACKUP_PASSPHRASE` is set. */
    isEncrypting: Type.Boolean(),
    list: Type.Array(BackupFile),
    job: objectOrNull(BackupJob),
    lastJob: objectOrNull(BackupOutcome),
    lastBackup: objectOrNull(Backup),
    lastFailure: objectOrNull(BackupFailure),
    /** How the last restore ended, also after the site has opened again. */
    lastRestore: objectOrNull(BackupOutcome),
    schedule: BackupSchedule,
  }),
})

const makeBackup = endpoint({
  summary: 'Start a backup; its progress is part of the list',
  method: 'POST',
  path: '/api/backup/make',
  access: 'owner',
  limit: perMinute(10),
  result: Type.Object({ name: Type.String() }),
})

const verifyBackup = endpoint({
  summary: 'Start to read a whole backup and to compare its checksums',
  method: 'POST',
  path: '/api/backup/verify',
  reads: true,
  access: 'owner',
  limit: perMinute(10),
  body: Type.Object({ name: Name, passphrase: Passphrase }),
  result: Type.Boolean(),
})

const restoreBackup = endpoint({
  summary: 'Verify a backup, make a new one, and replace the whole site with the first',
  method: 'POST',
  path: '/api/backup/restore',
  access: 'owner',
  limit: perMinute(5),
  body: Type.Object({ name: Name, passphrase: Passphrase, password: Password }),
  result: Type.Boolean(),
})

const deleteBackup = endpoint({
  summary: 'Delete a backup',
  method: 'DELETE',
  path: '/api/backup/:name',
  access: 'owner',
  limit: perMinute(60),
  params: Type.Object({ name: Name }),
  result: Type.Boolean(),
})

const linkBackup = endpoint({
  summary: 'Get an address from which a browser can download a backup for a minute',
  method: 'POST',
  path: '/api/backup/link',
  access: 'owner',
  limit: perMinute(60),
  body: Type.Object({ name: Name, password: Password }),
  result: Type.Object({ path: Type.String() }),
})

/** Chosen by the caller, and the same for all parts. */
const UploadId = Type.String({ pattern: '^[0-9a-f]{32}$', examples: ['0'.repeat(32)] })

const uploadBackupPart = endpoint({
  summary: 'Upload a part of an archive; the parts follow each other',
  method: 'POST',
  path: '/api/backup/upload',
  // A part changes nothing yet.
  reads: true,
  access: 'owner',
  limit: perMinute(1_200),
  query: Type.Object({
    upload: UploadId,
    /** Where the part begins. */
    at: Type.Integer({ minimum: 0, maximum: BACKUPS.uploadMaxBytes }),
    /** Of the whole archive. */
    bytes: Type.Integer({ minimum: 1, maximum: BACKUPS.uploadMaxBytes }),
  }),
  file: { maxBytes: BACKUPS.uploadPartBytes },
  result: Type.Boolean(),
})

const finishBackupUpload = endpoint({
  summary: 'Start to verify an uploaded archive; it is listed if it is complete',
  method: 'POST',
  path: '/api/backup/upload/finish',
  access: 'owner',
  limit: perMinute(30),
  body: Type.Object({
    upload: UploadId,
    bytes: Type.Integer({ minimum: 1, maximum: BACKUPS.uploadMaxBytes }),
    passphrase: Passphrase,
  }),
  result: Type.Boolean(),
})

const scheduleBackups = endpoint({
  summary: 'Set when backups are made, and how many are kept',
  method: 'PUT',
  path: '/api/backup/schedule',
  access: 'owner',
  limit: perMinute(30),
  body: BackupSchedule,
  result: Type.Boolean(),
})

/** All endpoints about backups. A backup has all secrets, and whoever restores one owns the site. */
export const backups = {
  getBackups,
  makeBackup,
  verifyBackup,
  restoreBackup,
  deleteBackup,
  linkBackup,
  uploadBackupPart,
  finishBackupUpload,
  scheduleBackups,
}
