import type { Role } from '@lanting/contract'
import { create } from 'zustand'

/** The user as the browser knows them. */
export interface UserInfo {
  readonly id: number
  readonly nick_name: string
  readonly avatar: string
  readonly role: Role
}

export interface UserState {
  readonly userInfo: UserInfo | undefined
  readonly token: string | undefined
  /** Whether the login dialog is wanted; never stored, so that it is not restored open. */
  readonly showLogin: boolean
}

export const useUserState = create<UserState>()(() => ({
  userInfo: undefined,
  token: undefined,
  showLogin: false,
}))

export const askForLogin = (): void => useUserState.setState({ showLogin: true })
