import { useUserState } from '../stores/user-state.ts'

/** Resolves to whether a user is logged in, after the login dialog closes. */
export const waitForLogin = (): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = () => {
      const { token, showLogin } = useUserState.getState()
      if (!token && showLogin) return
      stop()
      resolve(Boolean(token))
    }
    const stop = useUserState.subscribe(settle)
    settle()
  })
