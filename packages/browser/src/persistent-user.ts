import type { Role } from '@lanting/contract'
import { encodedStorage } from './encoded-storage.ts'

/** The user as the browser knows them. */
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

/** Loaded with the first user: a visitor's page does not need it. */
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

/** Half a login is none: without both a token and its user, nobody is logged in. */
const understand = async (stored: unknown): Promise<PersistentUser> => {
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

/** Who is logged in to this browser. */
export const readPersistentUser = async (): Promise<PersistentUser> => {
  const stored = encodedStorage.read(USER_STATE)
  return stored === undefined ? NOBODY : understand(stored)
}

/** Remembers who has logged in, for every tab, unless they have left in the meantime. */
export const writePersistentUser = async (
  { blogAvatar, userInfo, token }: PersistentUser,
  isStillHere: () => boolean,
): Promise<void> => {
  const { obscure } = await loadObfuscation()
  if (!isStillHere()) return
  encodedStorage.write(USER_STATE, {
    blogAvatar,
    userInfo: obscure(userInfo),
    token: obscure(token),
    infoFlag: Boolean(userInfo),
    tokenFlag: Boolean(token),
  })
}
