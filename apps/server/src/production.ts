import { startServer } from './main.ts'
import { reportStartupError } from './platform/startup-error.ts'
import { builtSite } from './site.ts'

/** The entry of the server's build: starts the built site. */
export const startBuiltSite = async (): Promise<void> => {
  await startServer(builtSite).catch(reportStartupError)
}
