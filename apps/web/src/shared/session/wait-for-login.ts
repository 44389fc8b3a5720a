import { useUserState } from '../stores/user-state.ts'

/** Whether somebody is logged in, or, while the dialog is open, whether somebody will be. */
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
