import { zhCN } from '@lanting/copy/zh-CN'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '../messages/toasts.ts'
import {
  clearUser,
  closeLogin,
  openLogin,
  saveUser,
  type UserInfo,
  useUserState,
} from '../stores/user-state.ts'
import { retryAfterLogin } from './retry-after-login.ts'
import { whenLoggedIn } from './when-logged-in.ts'

const user = (id: number): UserInfo => ({ id, nick_name: '小满', avatar: '', role: 2 })
const logIn = (id: number, token: string) => saveUser({ blogAvatar: '', userInfo: user(id), token })
const isAsked = () => useUserState.getState().showLogin

beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  useUserState.setState({ userInfo: undefined, token: undefined, showLogin: false })
  useToasts.setState({ shown: [] })
})

describe('an action that needs a login', () => {
  const action = vi.fn()
  afterEach(() => action.mockReset())

  it('runs at once for a user', async () => {
    await logIn(7, 'a')
    await whenLoggedIn(action, zhCN.messages)
    expect(action).toHaveBeenCalledTimes(1)
    expect(isAsked()).toBe(false)
  })

  it('waits for a visitor, with a toast and the login dialog', async () => {
    const done = whenLoggedIn(action, zhCN.messages)
    expect(useToasts.getState().shown).toMatchObject([{ title: '温馨提示', text: '请先登录' }])
    expect(isAsked()).toBe(true)
    expect(action).not.toHaveBeenCalled()
    await logIn(7, 'a')
    await done
    expect(action).toHaveBeenCalledTimes(1)
  })

  it('is dropped when the dialog is closed', async () => {
    const done = whenLoggedIn(action, zhCN.messages)
    closeLogin()
    await done
    await logIn(7, 'a')
    expect(action).not.toHaveBeenCalled()
  })
})

describe('a refused call', () => {
  const notify = vi.fn()
  afterEach(() => notify.mockReset())

  it('ends the session and opens the login once for many calls', async () => {
    await logIn(7, 'dead')
    const calls = ['dead', 'dead', 'dead'].map((held) => retryAfterLogin(held, notify))
    expect(useUserState.getState()).toMatchObject({
      userInfo: undefined,
      token: undefined,
      showLogin: true,
    })
    expect(notify).toHaveBeenCalledTimes(1)
    await logIn(7, 'alive')
    expect(await Promise.all(calls)).toEqual([true, true, true])
  })

  it('is retried when it fails after the new login', async () => {
    await logIn(7, 'dead')
    const early = retryAfterLogin('dead', notify)
    await logIn(7, 'alive')
    expect(await early).toBe(true)
    expect(await retryAfterLogin('dead', notify)).toBe(true)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(useUserState.getState().token).toBe('alive')
  })

  it('is not retried for a different user', async () => {
    await logIn(7, 'dead')
    const call = retryAfterLogin('dead', notify)
    await logIn(8, 'another')
    expect(await call).toBe(false)
  })

  it('is given up when the dialog is closed', async () => {
    await logIn(7, 'dead')
    const call = retryAfterLogin('dead', notify)
    closeLogin()
    expect(await call).toBe(false)
    expect(await retryAfterLogin('dead', notify)).toBe(false)
    expect(isAsked()).toBe(false)
  })

  it('of a logged-out session is ignored', async () => {
    await logIn(7, 'left')
    clearUser()
    expect(await retryAfterLogin('left', notify)).toBe(false)
    expect(isAsked()).toBe(false)
    await logIn(8, 'other')
    expect(await retryAfterLogin('left', notify)).toBe(false)
    expect(useUserState.getState().token).toBe('other')
    expect(notify).not.toHaveBeenCalled()
  })

  it('of a logged-out session is not retried in the next session', async () => {
    await logIn(7, 'dead')
    const waiting = retryAfterLogin('dead', notify)
    await logIn(7, 'left')
    expect(await waiting).toBe(true)
    clearUser()
    await logIn(7, 'next')
    expect(await retryAfterLogin('left', notify)).toBe(false)
  })

  it('of a visitor is retried after login', async () => {
    const call = retryAfterLogin(undefined, notify)
    expect(isAsked()).toBe(true)
    expect(notify).toHaveBeenCalledTimes(1)
    await logIn(8, 'b')
    expect(await call).toBe(true)
  })

  it('keeps an open register form', async () => {
    openLogin('register')
    const call = retryAfterLogin(undefined, notify)
    expect(useUserState.getState().loginMode).toBe('register')
    expect(notify).not.toHaveBeenCalled()
    closeLogin()
    expect(await call).toBe(false)
  })
})
