import { createHmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { endpoints } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { BackupPlaces } from './backup-places.ts'
import type { BackupUploads } from './backup-uploads.ts'
import type { BackupSettings, Backups } from './backups.ts'

const LINK_MS = 60_000
const FILE_PATH = '/api/backup/file'

interface Needs {
  readonly backups: Backups
  readonly places: BackupPlaces
  readonly uploads: BackupUploads
  readonly settings: BackupSettings
  readonly isEncrypting: boolean
  readonly secret: string
  readonly now: Clock
  readonly confirmPassword: (userId: number, password: string) => Promise<unknown>
}

const signatureOf = (secret: string, name: string, until: number) =>
  createHmac('sha256', secret).update(`backup ${until} ${name}`).digest()

/** A browser downloads with an address, and sends no token with it. */
const serveFile = (app: FastifyInstance, { places, secret, now }: Needs) => {
  const isSigned = (name: string, until: number, signature: string) => {
    const expected = signatureOf(secret, name, until)
    const given = Buffer.from(signature, 'base64url')
    return until > now() && given.length === expected.length && timingSafeEqual(given, expected)
  }
  app.get<{ Params: { name: string }; Querystring: { until?: string; signature?: string } }>(
    `${FILE_PATH}/:name`,
    { schema: { hide: true } },
    async ({ params: { name }, query: { until, signature } }, reply) => {
      if (!isSigned(name, Number(until), String(signature))) throw new AppError('backupNotFound')
      const { archive } = await places.find(name)
      reply.headers({
        'Cache-Control': 'no-store',
        'Content-Type': 'application/octet-stream',
        'Content-Length': archive.bytes,
        'Content-Disposition': `attachment; filename="${name}"`,
      })
      return reply.send(Readable.from(archive.stream(), { objectMode: false }))
    },
  )
}

export const backupRoutes = (app: FastifyInstance, serve: Serve, needs: Needs): void => {
  const { backups, places, uploads, settings, isEncrypting, secret, now, confirmPassword } = needs

  serve(endpoints.getBackups, async () => {
    const { backup_schedule, last_backup, last_backup_failure, last_restore } =
      await settings.read()
    return {
      ...(await places.list()),
      isEncrypting,
      job: backups.current(),
      lastJob: backups.last(),
      lastBackup: last_backup,
      lastFailure: last_backup_failure,
      lastRestore: last_restore,
      schedule: backup_schedule,
    }
  })

  serve(endpoints.makeBackup, async () => ({ name: backups.make() }))

  serve(endpoints.verifyBackup, async ({ body: { name, passphrase } }) => {
    await places.find(name)
    backups.verify(name, passphrase)
    return true
  })

  serve(endpoints.restoreBackup, async ({ body }, { identity }) => {
    const { name, passphrase, password } = body
    await places.find(name)
    await confirmPassword(identity.id, password)
    backups.restore(name, passphrase)
    return true
  })

  serve(endpoints.deleteBackup, async ({ params: { name } }) => {
    await places.find(name)
    if (backups.current()?.name === name) throw new AppError('backupRunning')
    await places.delete(name)
    return true
  })

  serve(endpoints.linkBackup, async ({ body: { name, password } }, { identity }) => {
    await places.find(name)
    await confirmPassword(identity.id, password)
    const until = now() + LINK_MS
    const signature = signatureOf(secret, name, until).toString('base64url')
    const query = new URLSearchParams({ until: String(until), signature })
    return { path: `${FILE_PATH}/${encodeURIComponent(name)}?${query}` }
  })

  serve(endpoints.uploadBackupPart, async ({ query, file }) => {
    await uploads.addPart(query, file.path)
    return true
  })

  serve(endpoints.finishBackupUpload, async ({ body: { upload, bytes, passphrase } }) => {
    backups.takeUpload(await uploads.finish(upload, bytes), passphrase)
    return true
  })

  serve(endpoints.scheduleBackups, async ({ body }) => {
    await settings.write({ backup_schedule: body }, now())
    backups.checkSchedule()
    return true
  })

  serveFile(app, needs)
}
