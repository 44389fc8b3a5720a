import type { RegisteredRouter } from '@tanstack/react-router'
import { leave } from './end-session.ts'

/** The browser forgets at once, offline too; the server is told as soon as it can be. */
export const logOut = async (router: RegisteredRouter): Promise<void> => {
  const { api, copy } = router.options.context
  const told = api.logout(undefined, { quiet: true })
  await leave(router, copy.messages.loggedOut)
  await told.catch((error) => console.info('The session will end by itself.', error))
}
