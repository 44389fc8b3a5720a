import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { reportStartupError, StartupError } from '../apps/server/src/platform/startup-error.ts'
import { staleBuilds } from './build-stamp.ts'

const SERVER = new URL('../apps/server/dist/server.js', import.meta.url)

const COMMANDS = ['owner', 'import', 'backup', 'restore', 'move', 'files']

const ENDS = ['SIGINT', 'SIGTERM', 'disconnect'] as const

/** Runs in its own process, so that the memory of the bundler does not stay with the server. */
const buildIfStale = async () => {
  const stale = staleBuilds()
  if (stale.length === 0) return
  console.log('Building the site, this takes a moment …')
  const build = fileURLToPath(new URL('build.ts', import.meta.url))
  const child = spawn(process.execPath, [build, ...stale], { stdio: 'inherit' })
  const leave = () => {
    child.kill()
    process.exit(1)
  }
  for (const end of ENDS) process.once(end, leave)
  const [status] = await once(child, 'close')
  for (const end of ENDS) process.off(end, leave)
  if (status !== 0) throw new StartupError('The site could not be built; the reason stands above.')
}

const start = async () => {
  await buildIfStale()
  const { startBuiltSite }: { startBuiltSite(): Promise<void> } = await import(SERVER.href)
  await startBuiltSite()
}

const giveOwnerPassword = async (username: string | undefined) => {
  const { runOwnerCommand } = await import('../apps/server/src/owner.ts')
  await runOwnerCommand(username)
}

const importBlog = async (args: string[]) => {
  const { runImportCommand } = await import('../apps/server/src/import-command.ts')
  await runImportCommand(args)
}

const backUp = async (args: string[]) => {
  const { runBackupCommand } = await import('../apps/server/src/backup-command.ts')
  await runBackupCommand(args)
}

const restore = async (args: string[]) => {
  const { runRestoreCommand } = await import('../apps/server/src/restore-command.ts')
  await runRestoreCommand(args)
}

const move = async (args: string[]) => {
  const { runMoveCommand } = await import('../apps/server/src/move-command.ts')
  await runMoveCommand(args)
}

const moveFiles = async (args: string[]) => {
  const { runFilesCommand } = await import('../apps/server/src/files-command.ts')
  await runFilesCommand(args)
}

const startDev = async () => {
  const { startServer } = await import('../apps/server/src/main.ts')
  const { devSite } = await import('./dev-site.ts')
  await startServer(devSite)
}

/** `start.js`, `--dev`, `owner [username]`, `import`, `backup`, `restore`, `move`, `files`. */
export const run = async ([command, ...args]: string[]): Promise<void> => {
  const [argument] = args
  try {
    if (command === 'owner') await giveOwnerPassword(argument)
    else if (command === 'import') await importBlog(args)
    else if (command === 'backup') await backUp(args)
    else if (command === 'restore') await restore(args)
    else if (command === 'move') await move(args)
    else if (command === 'files') await moveFiles(args)
    else if (command === '--dev') await startDev()
    else if (command === undefined) await start()
    else throw new StartupError(`There is no command ${command}, only: ${COMMANDS.join(', ')}.`)
  } catch (error) {
    reportStartupError(error)
  }
}
