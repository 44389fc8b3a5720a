import { startServer } from './main.ts'
import { endFailedStart } from './platform/process-log.ts'
import { builtSite } from './site.ts'

/** The entry of the server's build: starts the built site. */
export const startBuiltSite = async (): Promise<void> => {
  await startServer(builtSite).catch(endFailedStart)
}
