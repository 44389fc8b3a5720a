import { hash } from 'node:crypto'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { commandText } from './command-text.ts'
import type { ReplaceSite } from './compose/backups.ts'
import { type Config, readConfig, SQLITE_FILE } from './config.ts'
import { readRestored } from './database/archive/restored.ts'
import { findEarlierSite } from './database/earlier-site.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { finishRestore } from './features/backup/restore-archive.ts'
import { isUnfinished } from './features/backup/staging.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { misplacedFiles } from './files-place.ts'
import { type FirstStart, firstStart } from './first-start.ts'
import { createDrain } from './http/drain.ts'
import { checkAddress, listen } from './listen.ts'
import { startInterval } from './platform/interval.ts'
import { withNamespace } from './platform/namespace.ts'
import { openPlatform, type Platform } from './platform/open.ts'
import {
  endWith,
  logNodeItself,
  type ProcessLog,
  plainLog,
  processLog,
} from './platform/process-log.ts'
import { createRunningSite, type OpenSite } from './running-site.ts'
import type { Site } from './site.ts'
import { siteName } from './site-name.ts'

const MARK_LENGTH = 16

/** Opens the platform, migrates the database, and makes the first start. */
export const prepare = async (config: Config, log = plainLog): Promise<Platform> => {
  const { say, complain } = log
  const platform = await openPlatform({ config, onError: complain })
  try {
    const notice = await findEarlierSite({
      engine: platform.database.engine,
      isEmpty: async () => (await siteName(platform.database.queries)) === undefined,
      file: join(config.dataDir, SQLITE_FILE),
      moveCommand: commandText('move', '--to', 'postgres://…'),
    })
    if (notice) say(notice)
    const { copy } = await migrate(platform.database, migrations, platform.now())
    if (copy) say(`The database was brought up to date; as it was before: ${copy}`)
    await finishRestore(platform.database, config)
    const welcome = await firstStart(platform, config)
    if (welcome) say(welcomeText(welcome, config))
    const isAway = platform.bucket?.isReachable() === false
    const misplaced = isAway ? undefined : await misplacedFiles(platform, config.dataDir)
    if (misplaced) complain(misplaced)
    return withNamespace(platform, await siteMark(platform))
  } catch (error) {
    await platform.close()
    throw error
  }
}

/** Identifies this site among others on one Redis, without revealing the secret. */
const siteMark = async ({ database }: Platform) => {
  const { signing_secret } = await settingsStore(database.queries).read()
  return hash('sha256', `site ${signing_secret}`).slice(0, MARK_LENGTH)
}

const welcomeText = ({ username, drawnPassword }: FirstStart, { publicUrl }: Config) => `
  Welcome. The owner's account has been made.
  username: ${username}
  password: ${drawnPassword ? `${drawnPassword} (shown only now)` : 'as set in OWNER_PASSWORD'}
  The admin is at ${publicUrl}/admin
`

/** Longer than a drain takes. */
const CLOSE_WITHIN_MS = 10_000

interface Closing {
  readonly close: () => Promise<void>
  /** The work that is not done yet. */
  readonly left: () => string
}

/**
 * The first signal lets every accepted request finish; the second exits immediately. A database or a
 * bus that does not answer cannot keep the program alive.
 */
const closeOnSignal = ({ close, left }: Closing) => {
  let closing = false
  const onSignal = () => {
    if (closing) process.exit(1)
    closing = true
    const late = () =>
      endWith(
        `Lanting did not close within ${CLOSE_WITHIN_MS / 1_000} s and ended. It left ${left()}.`,
      )
    setTimeout(late, CLOSE_WITHIN_MS).unref()
    // Handles that are still open belong to others, such as a connection to a frozen database.
    close().then(() => process.exit(), endWith)
  }
  // The program that has started this one is gone.
  process.once('disconnect', () => closing || onSignal())
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** A restore by a command or by another node is noticed within this time. */
const RESTORE_CHECK_MS = 5_000

interface Opening {
  readonly config: Config
  readonly openSite: () => Promise<Site>
  readonly replaceSite: ReplaceSite
  readonly log?: ProcessLog
}

/**
 * Calls back when the rows have been replaced: what this process remembers is out of date. `opened`
 * was read before anything else.
 */
const watchRestores = (
  { database, dataDir }: Platform,
  opened: string | undefined,
  onRestored: () => void,
) =>
  startInterval({
    intervalMs: RESTORE_CHECK_MS,
    work: async () => {
      const id = await readRestored(database.queries)
      if (id === undefined || id === opened) return
      // The process that restores is still moving the files.
      if (!(await isUnfinished({ dataDir, id }))) onRestored()
    },
    // Requests report a database that does not answer.
    onError: () => undefined,
  })

/** Opens the site, and asks for another one when its rows have been replaced. */
export const openServer = async (opening: Opening): Promise<OpenSite> => {
  const { config, openSite, replaceSite, log } = opening
  await checkAddress(config)
  const platform = await prepare(config, log)
  try {
    const opened = await readRestored(platform.database.queries)
    const app = await buildApp(platform, config, await openSite(), replaceSite)
    const drain = createDrain(app)
    await listen(app, config).catch(async (error) => {
      await app.close()
      throw error
    })
    const stopWatching = watchRestores(platform, opened, () => replaceSite(async () => undefined))
    let left = 'requests that were running'
    return {
      left: () => left,
      close: async () => {
        platform.database.leave()
        await stopWatching()
        await drain()
        left = 'connections to the database or to Redis'
        await platform.close()
      },
    }
  } catch (error) {
    await platform.close()
    throw error
  }
}

/** Reads the config, opens the platform, builds the app, listens, and closes gracefully. */
export const startServer = async (openSite: () => Promise<Site>): Promise<void> => {
  logNodeItself()
  const config = readConfig()
  const log = processLog()
  const sayOpen = () => log.say(`Lanting is open at ${config.publicUrl}`)
  const { open, close, left } = createRunningSite({
    open: (replaceSite) => openServer({ config, openSite, replaceSite, log }),
    onReplacing: () => log.say('Lanting closes for a restore.'),
    onReplaced: sayOpen,
    // The rows are the old or the new ones: the site opens with them either way.
    onError: log.complain,
    onFatal: endWith,
  })
  await open()
  closeOnSignal({ close, left })
  sayOpen()
}
