import { describe, expect, it } from 'vitest'
import type { KeyStore } from './key-store.ts'
import { LOGIN_FORM, rememberedLogin } from './remembered-login.ts'

const form = { username: 'xiaoman', password: 'lanting-1' }

const fakeStorage = () => {
  const stored = new Map<string, unknown>()
  return {
    stored,
    read: (name: string) => stored.get(name),
    write: (name: string, value: unknown) => Boolean(stored.set(name, value)),
    remove: (name: string) => void stored.delete(name),
  }
}

const fakeChest = () => {
  let key: CryptoKey | undefined
  const keyStore: KeyStore = {
    read: async () => key,
    write: async (given) => {
      key = given
    },
    clear: async () => {
      key = undefined
    },
  }
  return { keyStore, held: () => key }
}

const refusingChest: KeyStore = {
  read: () => Promise.reject(new Error('refused')),
  write: () => Promise.reject(new Error('refused')),
  clear: () => Promise.reject(new Error('refused')),
}

const open = ({ canSeal = true, keys = fakeChest() } = {}) => {
  const storage = fakeStorage()
  const memory = rememberedLogin({
    storage,
    keys: keys.keyStore,
    subtle: canSeal ? crypto.subtle : undefined,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  })
  return { memory, storage, keys, stored: () => JSON.stringify(storage.read(LOGIN_FORM)) }
}

describe('a remembered login', () => {
  it('is read back, and is encrypted in the storage', async () => {
    const { memory, stored } = open()
    await memory.keep(form)
    expect(stored()).not.toMatch(/xiaoman|lanting-1/)
    expect(stored()).not.toContain(btoa(form.password).slice(0, 8))
    expect(await memory.recall()).toEqual(form)
  })

  it('is encrypted with a non-extractable key and a new vector each time', async () => {
    const { memory, keys, stored } = open()
    await memory.keep(form)
    const before = stored()
    const key = keys.held()
    expect(key?.extractable).toBe(false)
    await memory.keep(form)
    expect(keys.held()).toBe(key)
    expect(stored()).not.toBe(before)
  })

  it('stores only the username without encryption support', async () => {
    for (const refused of [
      open({ canSeal: false }),
      open({ keys: { keyStore: refusingChest, held: () => undefined } }),
    ]) {
      await refused.memory.keep(form)
      expect(refused.storage.read(LOGIN_FORM)).toEqual({ username: 'xiaoman' })
      expect(await refused.memory.recall()).toEqual({ username: 'xiaoman', password: '' })
    }
  })

  it('is removed with its key, also when there is no key', async () => {
    const { memory, storage, keys } = open()
    await memory.keep(form)
    await memory.forget()
    expect(storage.stored.size).toBe(0)
    expect(keys.held()).toBeUndefined()
    expect(await memory.recall()).toBeUndefined()
    await open({ keys: { keyStore: refusingChest, held: () => undefined } }).memory.forget()
  })

  it.each([
    ['nothing', undefined],
    ['another type', 7],
    ['a name of another type', { username: 7 }],
    ['half of it', { iv: 'AAAA' }],
    ['no base64', { iv: '%', sealed: '%' }],
    ['somebody else’s', { iv: 'AAAAAAAAAAAAAAAA', sealed: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is dropped when it is %s', async (_, stored) => {
    const { memory, storage } = open()
    await memory.keep(form)
    storage.write(LOGIN_FORM, stored)
    expect(await memory.recall()).toBeUndefined()
    expect(storage.stored.has(LOGIN_FORM)).toBe(false)
  })

  it('is dropped when its key is lost', async () => {
    const { memory, keys } = open()
    await memory.keep(form)
    await keys.keyStore.clear()
    expect(await memory.recall()).toBeUndefined()
  })
})
