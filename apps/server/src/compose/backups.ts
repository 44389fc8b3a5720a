import { hash } from 'node:crypto'
import { join } from 'node:path'
import { adminPath, type BackupFailure } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { ConfirmPassword } from '../features/accounts/confirm-password.ts'
import { openBackupPlaces } from '../features/backup/backup-places.ts'
import { createBackupUploads } from '../features/backup/backup-uploads.ts'
import { backupRoutes } from '../features/backup/backups.routes.ts'
import { openBackups } from '../features/backup/backups.ts'
import { backupLocations } from '../features/backup/open-target.ts'
import type { Emit } from '../features/outbox/emit.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'
import { readProgram } from '../platform/program.ts'

const MARK_LENGTH = 8

/** Closes the app for some work, and opens another one. Returns before that. */
export type ReplaceSite = (work: () => Promise<void>) => void

interface Needs {
  readonly platform: Pick<Platform, 'database' | 'now' | 'dataDir'>
  readonly config: Pick<Config, 'backups' | 'bucket'>
  readonly settings: SettingsStore
  readonly secret: string
  readonly hasForeignFiles: () => Promise<boolean>
  readonly confirmPassword: ConfirmPassword
  readonly emit: Emit
  readonly replaceSite: ReplaceSite
}

/** Composes the backups of the admin. */
export const composeBackups = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { config, settings, secret, confirmPassword, emit, replaceSite } = needs
  const { database, now, dataDir } = needs.platform
  const { queries } = database
  const { version: program } = await readProgram()
  const { passphrase } = config.backups
  const places = await openBackupPlaces(backupLocations(config.backups, dataDir))
  const emitFailure = ({ atMs, fault }: BackupFailure, text: string) =>
    emit(
      queries,
      {
        kind: 'backupFailed',
        byId: null,
        name: '',
        title: fault,
        text,
        path: adminPath('backups'),
      },
      atMs,
    )
  const backups = openBackups(app, {
    database,
    dataDir,
    bucket: config.bucket,
    program,
    places,
    passphrase,
    settings,
    now,
    replaceSite,
    emitFailure,
    hasForeignFiles: needs.hasForeignFiles,
    siteMark: hash('sha256', `backups ${secret}`).slice(0, MARK_LENGTH),
  })
  backupRoutes(app, serve, {
    backups,
    places,
    uploads: createBackupUploads(join(dataDir, 'incoming')),
    settings,
    isEncrypting: passphrase !== undefined,
    secret,
    now,
    confirmPassword,
  })
}
