import { createHmac, timingSafeEqual } from 'node:crypto'
import { endpoints } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { BackupTarget } from './backup-folder.ts'
import type { BackupSettings, Backups } from './backups.ts'

const LINK_MS = 60_000
const FILE_PATH = '/api/backup/file'

interface Needs {
  readonly backups: Backups
  readonly target: BackupTarget
  readonly settings: BackupSettings
  readonly isEncrypting: boolean
  readonly secret: string
  readonly now: Clock
  readonly confirmPassword: (userId: number, password: string) => Promise<unknown>
}

const signatureOf = (secret: string, name: string, until: number) =>
  createHmac('sha256', secret).update(`backup ${until} ${name}`).digest()

/** A browser downloads with an address, and sends no token with it. */
const serveFile = (app: FastifyInstance, { target, secret, now }: Needs) => {
  const isSigned = (name: string, until: number, signature: string) => {
    const expected = signatureOf(secret, name, until)
    const given = Buffer.from(signature, 'base64url')
    return until > now() && given.length === expected.length && timingSafeEqual(given, expected)
  }
  app.get<{ Params: { name: string }; Querystring: { until?: string; signature?: string } }>(
    `${FILE_PATH}/:name`,
    { schema: { hide: true } },
    async ({ params: { name }, query: { until, signature } }, reply) => {
      const found = isSigned(name, Number(until), String(signature)) && (await target.find(name))
      if (!found) throw new AppError('backupNotFound')
      reply.headers({
        'Cache-Control': 'no-store',
        'Content-Type': 'application/octet-stream',
        'Content-Length': found.bytes,
        'Content-Disposition': `attachment; filename="${name}"`,
      })
      return reply.send(target.read(name))
    },
  )
}

export const backupRoutes = (app: FastifyInstance, serve: Serve, needs: Needs): void => {
  const { backups, target, settings, isEncrypting, secret, now, confirmPassword } = needs
  const find = async (name: string) => {
    const found = await target.find(name)
    if (!found) throw new AppError('backupNotFound')
    return found
  }

  serve(endpoints.getBackups, async () => {
    const { backup_schedule, last_backup_failure } = await settings.read()
    return {
      folder: target.place,
      isEncrypting,
      list: await target.list(),
      job: backups.current(),
      lastJob: backups.last(),
      lastFailure: last_backup_failure,
      schedule: backup_schedule,
    }
  })

  serve(endpoints.makeBackup, async () => ({ name: backups.make() }))

  serve(endpoints.verifyBackup, async ({ body: { name, passphrase } }) => {
    await find(name)
    backups.verify(name, passphrase)
    return true
  })

  serve(endpoints.restoreBackup, async ({ body }, { identity }) => {
    const { name, passphrase, password } = body
    await find(name)
    await confirmPassword(identity.id, password)
    backups.restore(name, passphrase)
    return true
  })

  serve(endpoints.deleteBackup, async ({ params: { name } }) => {
    await find(name)
    if (backups.current()?.name === name) throw new AppError('backupRunning')
    await target.delete(name)
    return true
  })

  serve(endpoints.linkBackup, async ({ params: { name } }) => {
    await find(name)
    const until = now() + LINK_MS
    const signature = signatureOf(secret, name, until).toString('base64url')
    const query = new URLSearchParams({ until: String(until), signature })
    return { path: `${FILE_PATH}/${encodeURIComponent(name)}?${query}` }
  })

  serve(endpoints.scheduleBackups, async ({ body }) => {
    await settings.write({ backup_schedule: body }, now())
    backups.checkSchedule()
    return true
  })

  serveFile(app, needs)
}
