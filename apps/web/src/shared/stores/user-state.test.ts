import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodedStorage } from '../storage/encoded-storage.ts'
import { obscure } from '../storage/obfuscation.ts'
import { forgetUser, keepUser, restoreUserState, USER_STATE, useUserState } from './user-state.ts'

const userInfo = { id: 7, nick_name: '小满', avatar: '/a.webp', role: 2 as const }

/** What a browser's window has of it. */
const fakeWindow = () => {
  const kept = new Map<string, string>()
  return {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    kept,
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

  it('is kept out of sight and read back', async () => {
    await keepUser({ blogAvatar: '/b.webp', userInfo, token: 'secret-token' })
    const stored = encodedStorage.read(USER_STATE) as Record<string, unknown>
    expect(JSON.stringify(stored)).not.toMatch(/secret-token|小满/)
    expect(stored).toMatchObject({ blogAvatar: '/b.webp', infoFlag: true, tokenFlag: true })
    expect([...browser.kept.keys()]).toEqual([btoa('userState')])

    useUserState.setState({ userInfo: undefined, token: undefined, showLogin: true })
    await restoreUserState()
    expect(useUserState.getState()).toMatchObject({ userInfo, token: 'secret-token' })
  })

  it('is forgotten at once', async () => {
    await keepUser({ blogAvatar: '', userInfo, token: 'x' })
    forgetUser()
    expect(useUserState.getState()).toMatchObject({ userInfo: undefined, token: undefined })
    expect(browser.kept.size).toBe(0)
  })

  it.each([
    ['nothing', undefined],
    ['another type', [1, 2]],
    ['half a login', { userInfo: obscure(userInfo) }],
    ['a broken token', { userInfo: obscure(userInfo), token: 'zz' }],
    ['an empty token', { userInfo: obscure(userInfo), token: obscure('') }],
    ['a user of another shape', { userInfo: obscure({ id: '7' }), token: obscure('x') }],
  ])('is nobody when the storage holds %s', async (_, stored) => {
    encodedStorage.write(USER_STATE, stored)
    await restoreUserState()
    expect(useUserState.getState()).toMatchObject({ userInfo: undefined, token: undefined })
  })
})
