import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  allUsages,
  type CommandName,
  commandNames,
  isCommand,
  usageOf,
} from '../apps/server/src/command-text.ts'
import { reportStartupError, StartupError } from '../apps/server/src/platform/startup-error.ts'
import { staleBuilds } from './build-stamp.ts'

const SERVER = new URL('../apps/server/dist/server.js', import.meta.url)

const isHelp = (text: string) => text === '--help' || text === '-h'

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

/** Each is loaded alone: a command starts without the others. */
const RUN: Readonly<Record<CommandName, (args: string[]) => Promise<void>>> = {
  owner: async ([username]) =>
    (await import('../apps/server/src/owner.ts')).runOwnerCommand(username),
  import: async (args) =>
    (await import('../apps/server/src/import-command.ts')).runImportCommand(args),
  backup: async (args) =>
    (await import('../apps/server/src/backup-command.ts')).runBackupCommand(args),
  restore: async (args) =>
    (await import('../apps/server/src/restore-command.ts')).runRestoreCommand(args),
  move: async (args) => (await import('../apps/server/src/move-command.ts')).runMoveCommand(args),
  files: async (args) =>
    (await import('../apps/server/src/files-command.ts')).runFilesCommand(args),
}

const runCommand = async (name: string, args: string[]) => {
  if (!isCommand(name)) {
    throw new StartupError(`There is no command ${name}, only: ${commandNames()}.`)
  }
  if (args.some(isHelp)) console.log(usageOf(name))
  else await RUN[name](args)
}

const startDev = async () => {
  const { startServer } = await import('../apps/server/src/main.ts')
  const { devSite } = await import('./dev-site.ts')
  await startServer(devSite)
}

/** `start.js`, `--dev`, `help`, or a command with its arguments. */
export const run = async ([command, ...args]: string[]): Promise<void> => {
  try {
    if (command === undefined) await start()
    else if (command === '--dev') await startDev()
    else if (command === 'help' || isHelp(command)) console.log(allUsages())
    else await runCommand(command, args)
  } catch (error) {
    reportStartupError(error)
  }
}
