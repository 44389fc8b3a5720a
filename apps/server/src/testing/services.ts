import { execFile } from 'node:child_process'
import { chown, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import pg from 'pg'
import { findFreePort, makeFolder, SCRATCH, type Service, startService } from './child-service.ts'

export type { Service } from './child-service.ts'

const POSTGRES_HOME = '/usr/lib/postgresql'
const NOT_DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
])

const findPostgres = async () => {
  const versions = (await readdir(POSTGRES_HOME)).map(Number).filter(Number.isInteger)
  return join(POSTGRES_HOME, String(Math.max(...versions)), 'bin')
}

/** PostgreSQL refuses to run as root, so root runs it as Debian's user `postgres`. */
const postgresIdentity = async () => {
  if (process.getuid?.() !== 0) return {}
  const users = await readFile('/etc/passwd', 'utf8')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  if (!uid || !gid) throw new Error('there is no user `postgres` to run PostgreSQL as')
  return { uid: Number(uid), gid: Number(gid) }
}

const probePostgres = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  // A connection that breaks while the server starts also emits an error, which would end the
  // process.
  client.on('error', () => client.end())
  await client.connect()
  await client.query('select 1')
  await client.end()
}

interface PostgresOptions {
  /** Whether commits must survive a crash. Without it the tests are much faster. */
  readonly durable?: boolean
}

/** A new cluster in a temporary folder; user and database are `postgres`. */
export const startPostgres = async ({
  durable = false,
}: PostgresOptions = {}): Promise<Service> => {
  const [bin, identity, folder, port] = await Promise.all([
    findPostgres(),
    postgresIdentity(),
    makeFolder('postgres', durable ? tmpdir() : SCRATCH),
    findFreePort(),
  ])
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  await promisify(execFile)(
    join(bin, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'postgres', '--auth', 'trust'],
      ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    ],
    { ...identity, cwd: folder },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return startService({
    command: join(bin, 'postgres'),
    args: [
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', `unix_socket_directories=${folder}`],
      ...(durable ? [] : NOT_DURABLE),
    ],
    url,
    folder,
    identity,
    probe: () => probePostgres(url),
  })
}

const probeRedis = async (url: string) => {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: null })
  redis.on('error', () => redis.disconnect())
  await redis.ping()
  await redis.quit()
}

interface RedisOptions {
  /** The port of a restarted server. */
  readonly port?: number
}

export const startRedis = async (options: RedisOptions = {}): Promise<Service> => {
  const [folder, port] = await Promise.all([makeFolder('redis'), options.port ?? findFreePort()])
  const url = `redis://127.0.0.1:${port}`
  return startService({
    command: 'redis-server',
    args: [
      ...['--save', '', '--appendonly', 'no'],
      ...['--port', String(port), '--bind', '127.0.0.1'],
    ],
    url,
    folder,
    probe: () => probeRedis(url),
  })
}
