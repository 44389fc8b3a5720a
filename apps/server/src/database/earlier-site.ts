import { statSync } from 'node:fs'
import { StartupError } from '../platform/startup-error.ts'
import type { Engine } from './open.ts'

interface Opened {
  readonly engine: Engine
  readonly isEmpty: () => Promise<boolean>
  /** Where a site on SQLite would be. */
  readonly file: string
  /** The command that moves it. */
  readonly moveCommand: string
}

/**
 * Finds a SQLite site beside a PostgreSQL database. An empty database would open as a new site, and
 * the owner would miss the old one: it is refused before it is changed. Returns a sentence for the
 * owner if the database has a site of its own.
 */
export const findEarlierSite = async ({
  engine,
  isEmpty,
  file,
  moveCommand,
}: Opened): Promise<string | undefined> => {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (engine === 'sqlite' || size === 0) return undefined
  if (!(await isEmpty())) {
    return `The site in ${file} is not open: DATABASE_URL leads to another one.`
  }
  throw new StartupError(
    `DATA_DIR has a site in ${file}, but DATABASE_URL leads to an empty database: move the site with ${moveCommand}, or begin a new one with another DATA_DIR.`,
  )
}
