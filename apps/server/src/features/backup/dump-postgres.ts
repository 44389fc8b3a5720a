import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { NOT_COPIED } from '../../database/excluded-from-copies.ts'
import { StartupError } from '../../platform/startup-error.ts'

interface Options {
  readonly url: string
  readonly file: string
  readonly program: string
  readonly environment: (more: Record<string, string>) => NodeJS.ProcessEnv
}

const ABSENT = `pg_dump was not found: install PostgreSQL's client programs, not older than the server (on Debian: postgresql-client).`

/** One moment of the database without who came today, in the form that `pg_restore` reads. */
export const dumpPostgres = async ({ url, file, program, environment }: Options) => {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  // Arguments can be seen by everybody on the machine.
  address.password = ''
  const child = spawn(
    program,
    [
      ...['--format=custom', '--no-password', '--file', file, '--dbname', address.href],
      ...NOT_COPIED.map((table) => `--exclude-table-data=*.${table}`),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: environment({ PGPASSWORD: password }) },
  )
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT' ? new StartupError(ABSENT) : error
  })
  if (code !== 0) throw new StartupError(`The database could not be copied: ${said.trim()}`)
}
