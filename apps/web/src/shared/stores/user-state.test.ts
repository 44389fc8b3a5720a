import { encodedStorage, USER_STATE } from '@lanting/browser'
import { obfuscate } from '@lanting/browser/obfuscation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearUser,
  expireUser,
  openLogin,
  restoreUserState,
  saveUser,
  updateUserInfo,
  useUserState,
} from './user-state.ts'

const userInfo = { id: 7, nick_name: '小满', avatar: '/a.webp', role: 2 as const }

/** A fake of the browser's window. */
const fakeWindow = () => {
  const stored = new Map<string, string>()
  const listeners: ((event: { key: string }) => void)[] = []
  return {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: (_: string, listener: (event: { key: string }) => void) =>
      listeners.push(listener),
    removeEventListener: () => undefined,
    stored,
    /** Another tab has written. */
    tellStorage: () => {
      for (const listen of listeners) listen({ key: btoa('userState') })
    },
  }
}

describe('the user state', () => {
  let browser: ReturnType<typeof fakeWindow>
  beforeEach(() => {
    browser = fakeWindow()
    vi.stubGlobal('window', browser)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    useUserState.setState({ blogAvatar: '', userInfo: undefined, token: undefined })
  })

  it('is stored encoded and read back', async () => {
    await saveUser({ blogAvatar: '/b.webp', userInfo, token: 'secret-token' })
    const stored = encodedStorage.read(USER_STATE) as Record<string, unknown>
    expect(JSON.stringify(stored)).not.toMatch(/secret-token|小满/)
    expect(stored).toMatchObject({ blogAvatar: '/b.webp', infoFlag: true, tokenFlag: true })
    expect([...browser.stored.keys()]).toEqual([btoa('userState')])

    useUserState.setState({ userInfo: undefined, token: undefined, showLogin: true })
    await restoreUserState()
    expect(useUserState.getState()).toMatchObject({ userInfo, token: 'secret-token' })
  })

  it('is cleared at once', async () => {
    await saveUser({ blogAvatar: '', userInfo, token: 'x' })
    clearUser()
    expect(useUserState.getState()).toMatchObject({ userInfo: undefined, token: undefined })
    expect(browser.stored.size).toBe(0)
  })

  it('is not stored after logout', async () => {
    const keeping = saveUser({ blogAvatar: '', userInfo, token: 'x' })
    clearUser()
    await keeping
    expect(browser.stored.size).toBe(0)
  })

  it('shows and stores a new name at once', async () => {
    await saveUser({ blogAvatar: '', userInfo, token: 'x' })
    await updateUserInfo(7, { nick_name: '大满' })
    expect(useUserState.getState().userInfo).toEqual({ ...userInfo, nick_name: '大满' })
    useUserState.setState({ userInfo: undefined, token: undefined })
    await restoreUserState()
    expect(useUserState.getState().userInfo?.nick_name).toBe('大满')
  })

  it('ignores a new name without a user or for a different user', async () => {
    await updateUserInfo(7, { nick_name: '大满' })
    expect(useUserState.getState().userInfo).toBeUndefined()
    expect(browser.stored.size).toBe(0)
    await saveUser({ blogAvatar: '', userInfo, token: 'x' })
    await updateUserInfo(8, { nick_name: '大满' })
    expect(useUserState.getState().userInfo).toEqual(userInfo)
  })

  it('opens the login when it expires', async () => {
    await saveUser({ blogAvatar: '', userInfo, token: 'x' })
    const seen: unknown[] = []
    const stop = useUserState.subscribe(({ token, showLogin }) => seen.push([token, showLogin]))
    expireUser()
    stop()
    expect(seen).toEqual([[undefined, true]])
    expect(browser.stored.size).toBe(0)
  })

  it('follows other tabs in order, without a second login', async () => {
    await restoreUserState()
    await saveUser({ blogAvatar: '', userInfo, token: 'x' })
    const written = new Map(browser.stored)
    clearUser()
    openLogin()

    for (const [key, value] of written) browser.stored.set(key, value)
    browser.tellStorage()
    await expect.poll(() => useUserState.getState().token).toBe('x')
    expect(useUserState.getState().showLogin).toBe(false)

    browser.tellStorage()
    browser.stored.clear()
    browser.tellStorage()
    await new Promise((done) => setTimeout(done, 20))
    expect(useUserState.getState().token).toBeUndefined()
  })

  it.each([
    ['nothing', undefined],
    ['another type', [1, 2]],
    ['half a login', { userInfo: obfuscate(userInfo) }],
    ['a broken token', { userInfo: obfuscate(userInfo), token: 'zz' }],
    ['an empty token', { userInfo: obfuscate(userInfo), token: obfuscate('') }],
    ['a user of another shape', { userInfo: obfuscate({ id: '7' }), token: obfuscate('x') }],
  ])('is empty when the storage contains %s', async (_, stored) => {
    encodedStorage.write(USER_STATE, stored)
    await restoreUserState()
    expect(useUserState.getState()).toMatchObject({ userInfo: undefined, token: undefined })
  })
})
