import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import { runSeedCommand } from '../apps/server/src/seed/command.ts'

try {
  await runSeedCommand(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
