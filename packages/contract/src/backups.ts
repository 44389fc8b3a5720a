import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import {
  BACKUP_FAULTS,
  BACKUP_INTERVALS,
  BACKUP_JOBS,
  type BackupFault,
  type BackupInterval,
  type BackupJobKind,
} from './enumerations.ts'
import { BACKUPS, LENGTH } from './limits.ts'

const Moment = Type.Integer()
const Bytes = Type.Integer()
const Name = Type.String({ minLength: 1, maxLength: BACKUPS.nameLength })
const Fault = Type.Unsafe<BackupFault>({ type: 'string', enum: BACKUP_FAULTS })
const JobKind = Type.Unsafe<BackupJobKind>({ type: 'string', enum: BACKUP_JOBS })

export const BackupFile = Type.Object({
  name: Type.String(),
  atMs: Moment,
  bytes: Bytes,
  isEncrypted: Type.Boolean(),
  /** Made by the schedule, which also deletes it. */
  isScheduled: Type.Boolean(),
})
export type BackupFile = Static<typeof BackupFile>

export const BackupJob = Type.Object({
  kind: JobKind,
  name: Type.String(),
  startedAtMs: Moment,
  doneBytes: Bytes,
  totalBytes: Bytes,
})
export type BackupJob = Static<typeof BackupJob>

/** The end of the last job on this node. */
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

const getBackups = endpoint({
  summary: 'List the backups on this node, the running job, the schedule and the last failure',
  method: 'GET',
  path: '/api/backup/list',
  access: 'administrator',
  limit: perMinute(600),
  result: Type.Object({
    folder: Type.String(),
    /** Whether new backups are encrypted: `BACKUP_PASSPHRASE` is set. */
    isEncrypting: Type.Boolean(),
    list: Type.Array(BackupFile),
    job: Type.Unsafe<BackupJob | null>({ anyOf: [BackupJob, { type: 'null' }] }),
    lastJob: Type.Unsafe<BackupOutcome | null>({ anyOf: [BackupOutcome, { type: 'null' }] }),
    lastFailure: Type.Unsafe<BackupFailure | null>({ anyOf: [BackupFailure, { type: 'null' }] }),
    schedule: BackupSchedule,
  }),
})

const makeBackup = endpoint({
  summary: 'Start a backup; its progress is part of the list',
  method: 'POST',
  path: '/api/backup/make',
  access: 'administrator',
  limit: perMinute(10),
  result: Type.Object({ name: Type.String() }),
})

const verifyBackup = endpoint({
  summary: 'Start to read a whole backup and to compare its checksums',
  method: 'POST',
  path: '/api/backup/verify',
  reads: true,
  access: 'administrator',
  limit: perMinute(10),
  body: Type.Object({ name: Name, passphrase: Passphrase }),
  result: Type.Boolean(),
})

const restoreBackup = endpoint({
  summary: 'Verify a backup, make a new one, and replace the whole site with the first',
  method: 'POST',
  path: '/api/backup/restore',
  access: 'administrator',
  limit: perMinute(5),
  body: Type.Object({
    name: Name,
    passphrase: Passphrase,
    /** The password of the caller. */
    password: Type.String({ maxLength: LENGTH.password.max }),
  }),
  result: Type.Boolean(),
})

const deleteBackup = endpoint({
  summary: 'Delete a backup',
  method: 'DELETE',
  path: '/api/backup/:name',
  access: 'administrator',
  limit: perMinute(60),
  params: Type.Object({ name: Name }),
  result: Type.Boolean(),
})

const linkBackup = endpoint({
  summary: 'Get an address from which a browser can download a backup for a minute',
  method: 'GET',
  path: '/api/backup/link/:name',
  access: 'administrator',
  limit: perMinute(60),
  params: Type.Object({ name: Name }),
  result: Type.Object({ path: Type.String() }),
})

const scheduleBackups = endpoint({
  summary: 'Set when backups are made, and how many are kept',
  method: 'PUT',
  path: '/api/backup/schedule',
  access: 'administrator',
  limit: perMinute(30),
  body: BackupSchedule,
  result: Type.Boolean(),
})

/** All endpoints about backups. */
export const backups = {
  getBackups,
  makeBackup,
  verifyBackup,
  restoreBackup,
  deleteBackup,
  linkBackup,
  scheduleBackups,
}
