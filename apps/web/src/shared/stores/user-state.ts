import {
  encodedStorage,
  NOBODY,
  type PersistentUser,
  readPersistentUser,
  USER_STATE,
  type UserInfo,
  writePersistentUser,
} from '@lanting/browser'
import { create } from 'zustand'

export type { UserInfo }

export interface UserState extends PersistentUser {
  /** Whether the login dialog is open, and its mode. Never stored. */
  readonly showLogin: boolean
  readonly loginMode: LoginMode
}

export type LoginMode = 'login' | 'register'

export const useUserState = create<UserState>()(() => ({
  ...NOBODY,
  showLogin: false,
  loginMode: 'login',
}))

/** Saves the logged-in user for all tabs. */
export const saveUser = async (user: PersistentUser): Promise<void> => {
  useUserState.setState({ ...user, showLogin: false })
  await writePersistentUser(user, () => useUserState.getState().userInfo === user.userInfo)
}

/** Updates the user's name and avatar in all tabs, unless a different user is logged in. */
export const updateUserInfo = async (id: number, change: Partial<UserInfo>): Promise<void> => {
  const { blogAvatar, userInfo, token } = useUserState.getState()
  if (userInfo?.id !== id) return
  await saveUser({ blogAvatar, userInfo: { ...userInfo, ...change }, token })
}

export const clearUser = (): void => {
  useUserState.setState(NOBODY)
  encodedStorage.remove(USER_STATE)
}

/** The session has expired: clears the user and opens the login in one step. */
export const expireUser = (): void => {
  encodedStorage.remove(USER_STATE)
  useUserState.setState({ ...NOBODY, showLogin: true, loginMode: 'login' })
}

/** Reads the logged-in user now and after changes in other tabs. */
export const restoreUserState = async (): Promise<void> => {
  let changes = 0
  const restore = async () => {
    changes += 1
    const change = changes
    const saved = await readPersistentUser()
    if (change !== changes) return
    // A login in another tab also logs in this tab.
    useUserState.setState(saved.token ? { ...saved, showLogin: false } : saved)
  }
  encodedStorage.follow(USER_STATE, restore)
  await restore()
}

export const openLogin = (loginMode: LoginMode = 'login'): void =>
  useUserState.setState({ showLogin: true, loginMode })

export const closeLogin = (): void => useUserState.setState({ showLogin: false })
