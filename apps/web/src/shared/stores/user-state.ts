import type { Role } from '@lanting/contract'
import { create } from 'zustand'
import { encodedStorage } from '../storage/encoded-storage.ts'

/** The user as the browser knows them. */
export interface UserInfo {
  readonly id: number
  readonly nick_name: string
  readonly avatar: string
  readonly role: Role
}

export interface UserState {
  readonly blogAvatar: string
  readonly userInfo: UserInfo | undefined
  readonly token: string | undefined
  /** Whether the login dialog is wanted, and how it begins; never stored, so not restored open. */
  readonly showLogin: boolean
  readonly loginMode: LoginMode
}

export type LoginMode = 'login' | 'register'

export const USER_STATE = 'userState'

const NOBODY = { blogAvatar: '', userInfo: undefined, token: undefined }

export const useUserState = create<UserState>()(() => ({
  ...NOBODY,
  showLogin: false,
  loginMode: 'login',
}))

/** Loaded with the first user: a visitor's page does not need it. */
const loadObfuscation = () => import('../storage/obfuscation.ts')

const isUserInfo = (value: unknown): value is UserInfo => {
  const { id, nick_name, avatar, role } = (value ?? {}) as Record<string, unknown>
  return (
    typeof id === 'number' &&
    typeof nick_name === 'string' &&
    typeof avatar === 'string' &&
    (role === 1 || role === 2)
  )
}

type Kept = Pick<UserState, 'blogAvatar' | 'userInfo' | 'token'>

/** Half a login is none: without both a token and its user, nobody is logged in. */
const readKept = async (stored: unknown): Promise<Kept> => {
  const { blogAvatar, userInfo, token } = (stored ?? {}) as Record<string, unknown>
  if (typeof userInfo !== 'string' || typeof token !== 'string') return NOBODY
  const { reveal } = await loadObfuscation()
  const [info, secret] = [reveal(userInfo), reveal(token)]
  if (!isUserInfo(info) || typeof secret !== 'string' || secret === '') return NOBODY
  return {
    blogAvatar: typeof blogAvatar === 'string' ? blogAvatar : '',
    userInfo: info,
    token: secret,
  }
}

/** Remembers who has logged in, in this tab and for the others. */
export const keepUser = async ({ blogAvatar, userInfo, token }: Kept): Promise<void> => {
  useUserState.setState({ blogAvatar, userInfo, token, showLogin: false })
  const { obscure } = await loadObfuscation()
  // Whoever has logged out in the meantime is not written down.
  if (useUserState.getState().userInfo !== userInfo) return
  encodedStorage.write(USER_STATE, {
    blogAvatar,
    userInfo: obscure(userInfo),
    token: obscure(token),
    infoFlag: Boolean(userInfo),
    tokenFlag: Boolean(token),
  })
}

/** A user has another name or face: every tab shows it at once, unless somebody else is here by now. */
export const changeUserInfo = async (id: number, change: Partial<UserInfo>): Promise<void> => {
  const { blogAvatar, userInfo, token } = useUserState.getState()
  if (userInfo?.id !== id) return
  await keepUser({ blogAvatar, userInfo: { ...userInfo, ...change }, token })
}

export const forgetUser = (): void => {
  useUserState.setState(NOBODY)
  encodedStorage.remove(USER_STATE)
}

/** The server no longer knows the user: forgotten and asked for in one step, so that nobody acts between. */
export const expireUser = (): void => {
  encodedStorage.remove(USER_STATE)
  useUserState.setState({ ...NOBODY, showLogin: true, loginMode: 'login' })
}

/** Reads who is logged in, now and whenever another tab changes it. */
export const restoreUserState = async (): Promise<void> => {
  let changes = 0
  const restore = async () => {
    changes += 1
    const change = changes
    const stored = encodedStorage.read(USER_STATE)
    const kept = stored === undefined ? NOBODY : await readKept(stored)
    if (change !== changes) return
    // Whoever logs in elsewhere need not do so here.
    useUserState.setState(kept.token ? { ...kept, showLogin: false } : kept)
  }
  encodedStorage.follow(USER_STATE, restore)
  await restore()
}

export const askForLogin = (loginMode: LoginMode = 'login'): void =>
  useUserState.setState({ showLogin: true, loginMode })

export const closeLogin = (): void => useUserState.setState({ showLogin: false })
