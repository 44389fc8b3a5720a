import { setFlagsFromString } from 'node:v8'
import { startServer } from './main.ts'
import { reportStartupError } from './platform/startup-error.ts'
import { builtSite } from './site.ts'

/** The entry of the server's build: starts the built site. */
export const startBuiltSite = async (): Promise<void> => {
  await startServer(builtSite).catch(reportStartupError)
  // `start.js` kept the space for short-lived objects small; requests may need more.
  setFlagsFromString('--semi-space-growth-factor=2')
}
