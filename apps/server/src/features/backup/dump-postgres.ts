import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { EXCLUDED_FROM_COPIES } from '../../database/excluded-from-copies.ts'
import { StartupError } from '../../platform/startup-error.ts'

interface Options {
  readonly url: string
  readonly file: string
  readonly program: string
  readonly environment: (more: Record<string, string>) => NodeJS.ProcessEnv
}

const PG_DUMP_MISSING = `pg_dump was not found: install PostgreSQL's client programs, not older than the server (on Debian: postgresql-client).`

/** Dumps a consistent snapshot for `pg_restore`, without the rows of tables that hold today's visitors. */
export const dumpPostgres = async ({ url, file, program, environment }: Options) => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  // Every user of the machine can see the arguments of a process.
  address.password = ''
  const child = spawn(
    program,
    [
      '--format=custom',
      '--no-password',
      '--file',
      file,
      '--dbname',
      address.href,
      ...EXCLUDED_FROM_COPIES.map((table) => `--exclude-table-data=*.${table}`),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: environment({ PGPASSWORD: password }) },
  )
  let stderr = ''
  child.stderr.on('data', (text) => {
    stderr += text
  })
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT' ? new StartupError(PG_DUMP_MISSING) : error
  })
  if (code !== 0) throw new StartupError(`The database could not be copied: ${stderr.trim()}`)
}
