import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startServer } from '../apps/server/src/main.ts'
import { runOwnerCommand } from '../apps/server/src/owner.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { builtSite } from '../apps/server/src/site.ts'
import { isBuildFresh } from './build-stamp.ts'

/** Runs in its own process, so that the memory of the bundler does not stay with the server. */
const buildIfStale = async () => {
  if (await isBuildFresh()) return
  console.log('Building the site, this takes a moment …')
  const build = fileURLToPath(new URL('build.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
  if (status !== 0) throw new StartupError('The site could not be built; the reason stands above.')
}

const start = async () => {
  await buildIfStale()
  await startServer(builtSite)
}

const importMarkdown = async (path: string | undefined, args: string[]) => {
  const { runImportCommand } = await import('../apps/server/src/import-command.ts')
  await runImportCommand(path, args)
}

const backUp = async (folder: string | undefined) => {
  const { runBackupCommand } = await import('../apps/server/src/backup-command.ts')
  await runBackupCommand(folder)
}

const startDev = async () => {
  const { devSite } = await import('./dev-site.ts')
  await startServer(devSite)
}

/** `start.js`, `--dev`, `owner [username]`, `import <folder or zip>`, `backup [folder]`. */
export const run = async ([command, argument, ...rest]: string[]): Promise<void> => {
  try {
    if (command === 'owner') await runOwnerCommand(argument)
    else if (command === 'import') await importMarkdown(argument, rest)
    else if (command === 'backup') await backUp(argument)
    else if (command === '--dev') await startDev()
    else await start()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
