import type { Role } from '@lanting/contract'
import { encodedStorage } from './encoded-storage.ts'

/** The stored user. */
export interface UserInfo {
  readonly id: number
  readonly nick_name: string
  readonly avatar: string
  readonly role: Role
}

export interface PersistentUser {
  readonly blogAvatar: string
  readonly userInfo: UserInfo | undefined
  readonly token: string | undefined
}

export const USER_STATE = 'userState'

export const NOBODY: PersistentUser = { blogAvatar: '', userInfo: undefined, token: undefined }

/** Loaded with the first user, because a visitor's page does not need it. */
const loadObfuscation = () => import('./obfuscation.ts')

const isUserInfo = (value: unknown): value is UserInfo => {
  const { id, nick_name, avatar, role } = (value ?? {}) as Record<string, unknown>
  return (
    typeof id === 'number' &&
    typeof nick_name === 'string' &&
    typeof avatar === 'string' &&
    (role === 1 || role === 2)
  )
}

/** Both a token and its user are needed. Otherwise nobody is logged in. */
const understand = async (stored: unknown): Promise<PersistentUser> => {
  const { blogAvatar, userInfo, token } = (stored ?? {}) as Record<string, unknown>
  if (typeof userInfo !== 'string' || typeof token !== 'string') return NOBODY
  const { deobfuscate } = await loadObfuscation()
  const [info, secret] = [deobfuscate(userInfo), deobfuscate(token)]
  if (!isUserInfo(info) || typeof secret !== 'string' || secret === '') return NOBODY
  return {
    blogAvatar: typeof blogAvatar === 'string' ? blogAvatar : '',
    userInfo: info,
    token: secret,
  }
}

/** The user who is logged in to this browser. */
export const readPersistentUser = async (): Promise<PersistentUser> => {
  const stored = encodedStorage.read(USER_STATE)
  return stored === undefined ? NOBODY : understand(stored)
}

/** Stores the logged-in user for every tab, unless the user has logged out meanwhile. */
export const writePersistentUser = async (
  { blogAvatar, userInfo, token }: PersistentUser,
  isStillHere: () => boolean,
): Promise<void> => {
  const { obfuscate } = await loadObfuscation()
  if (!isStillHere()) return
  encodedStorage.write(USER_STATE, {
    blogAvatar,
    userInfo: obfuscate(userInfo),
    token: obfuscate(token),
    infoFlag: Boolean(userInfo),
    tokenFlag: Boolean(token),
  })
}
