import {
  type CallError,
  encodedStorage,
  NOBODY,
  type PersistentUser,
  readPersistentUser,
  USER_STATE,
  writePersistentUser,
} from '@lanting/browser'
import { ROLE } from '@lanting/contract'
import { create } from 'zustand'

interface Session extends PersistentUser {
  /** The user of an expired session, who may sign in again and continue. */
  readonly expiredUserId: number | undefined
  /** A restore was begun here. It ends every session, and this one with it. */
  readonly isRestoring: boolean
}

export const useSession = create<Session>()(() => ({
  ...NOBODY,
  expiredUserId: undefined,
  isRestoring: false,
}))

export const isAdministrator = ({ userInfo, token }: PersistentUser): boolean =>
  Boolean(token) && userInfo?.role === ROLE.administrator

/**
 * The site and the admin share one session: a sign-in or sign-out in another tab applies here too.
 */
export const restoreSession = async (): Promise<void> => {
  const restore = async () => {
    const kept = await readPersistentUser()
    const { token, expiredUserId } = useSession.getState()
    // An expired session asks for a new sign-in and keeps the screen, so that unsaved input stays.
    if (!kept.token && (token || expiredUserId)) return expireSession()
    useSession.setState({ ...kept, expiredUserId: undefined })
  }
  encodedStorage.follow(USER_STATE, restore)
  await restore()
}

export const persistSession = async (user: PersistentUser): Promise<void> => {
  useSession.setState({ ...user, expiredUserId: undefined, isRestoring: false })
  await writePersistentUser(user, () => useSession.getState().token === user.token)
}

const expireSession = (): void => {
  const { userInfo, expiredUserId } = useSession.getState()
  encodedStorage.remove(USER_STATE)
  useSession.setState({ token: undefined, expiredUserId: userInfo?.id ?? expiredUserId })
}

export const leaveSession = (): void => {
  encodedStorage.remove(USER_STATE)
  useSession.setState({ ...NOBODY, expiredUserId: undefined })
}

export const setRestoring = (isRestoring: boolean): void => useSession.setState({ isRestoring })

/** Called when the server reports that the user is no administrator. Closes the admin at once. */
export const demote = (): void =>
  useSession.setState(({ userInfo }) => ({
    userInfo: userInfo && { ...userInfo, role: ROLE.user },
  }))

/** Resolves after the next sign-in: true for the user whose request was refused. */
const loginAnswer = (userId: number | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = () => {
      const { token, userInfo, expiredUserId } = useSession.getState()
      if (!token && expiredUserId !== undefined) return
      stop()
      resolve(Boolean(token) && userInfo?.id === userId)
    }
    const stop = useSession.subscribe(settle)
    settle()
  })

/** Waits for the sign-in. The request is then repeated for the same user. */
export const afterRefusal = (_: CallError, held: string | undefined): Promise<boolean> => {
  const { token, userInfo, expiredUserId } = useSession.getState()
  const userId = userInfo?.id ?? expiredUserId
  if (held && token === held) expireSession()
  const isNobody = !held && expiredUserId === undefined
  return isNobody ? Promise.resolve(false) : loginAnswer(userId)
}
