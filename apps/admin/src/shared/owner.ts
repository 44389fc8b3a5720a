import { create } from 'zustand'
import { useSession } from './session.ts'

/** The user whose site it is; unknown until the settings have come. */
export const useOwnerId = create<number | undefined>()(() => undefined)

/** Whether the administrator is the owner: backups and code are the owner's alone. */
export const useIsOwner = (): boolean => {
  const ownId = useSession(({ userInfo }) => userInfo?.id)
  const ownerId = useOwnerId()
  return ownId !== undefined && ownId === ownerId
}
