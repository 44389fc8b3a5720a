import { encodedStorage } from '@lanting/browser'
import type { LoginValues } from '../login/login.rules.ts'
import { indexedKeyStore, type KeyStore } from './key-store.ts'

interface Needs {
  readonly storage: Pick<typeof encodedStorage, 'read' | 'write' | 'remove'>
  readonly keys: KeyStore
  /** Missing on pages without https. */
  readonly subtle: SubtleCrypto | undefined
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>
}

export const LOGIN_FORM = 'loginForm'

const CIPHER = 'AES-GCM'
const VECTOR_BYTES = 12

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: unknown) =>
  Uint8Array.from(atob(String(text)), (letter) => letter.charCodeAt(0))

const isLoginValues = (value: unknown): value is LoginValues => {
  const { username, password } = (value ?? {}) as Record<string, unknown>
  return typeof username === 'string' && typeof password === 'string'
}

/** Remembers the values of the login form in this browser. */
export const rememberedLogin = ({ storage, keys, subtle, randomBytes }: Needs) => {
  const newKey = async (cipher: SubtleCrypto) => {
    const key = await cipher.generateKey({ name: CIPHER, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await keys.write(key)
    return key
  }

  const seal = async (form: LoginValues, cipher: SubtleCrypto) => {
    const key = (await keys.read()) ?? (await newKey(cipher))
    const iv = randomBytes(VECTOR_BYTES)
    const text = new TextEncoder().encode(JSON.stringify(form))
    const sealed = new Uint8Array(await cipher.encrypt({ name: CIPHER, iv }, key, text))
    return { iv: toText(iv), sealed: toText(sealed) }
  }

  const unseal = async ({ iv, sealed }: Record<string, unknown>): Promise<unknown> => {
    const key = await keys.read()
    if (!key || !subtle) return undefined
    const text = await subtle.decrypt({ name: CIPHER, iv: toBytes(iv) }, key, toBytes(sealed))
    return JSON.parse(new TextDecoder().decode(text))
  }

  const readStored = async (): Promise<LoginValues | undefined> => {
    const stored = (storage.read(LOGIN_FORM) ?? {}) as Record<string, unknown>
    if (typeof stored.username === 'string') return { username: stored.username, password: '' }
    const form = await unseal(stored)
    return isLoginValues(form) ? form : undefined
  }

  return {
    /** Encrypted where the browser supports it; otherwise only the username is stored. */
    keep: async (form: LoginValues): Promise<void> => {
      const { username } = form
      const sealed = subtle && (await seal(form, subtle).catch(() => undefined))
      storage.write(LOGIN_FORM, sealed ?? { username })
    },

    /** Returns undefined without a stored login. Removes an unreadable one. */
    recall: async (): Promise<LoginValues | undefined> => {
      const form = await readStored().catch(() => undefined)
      if (!form) storage.remove(LOGIN_FORM)
      return form
    },

    forget: async (): Promise<void> => {
      storage.remove(LOGIN_FORM)
      await keys.clear().catch((error) => console.info('There was no key to throw away.', error))
    },
  }
}

type RememberedLogin = ReturnType<typeof rememberedLogin>

export const browserMemory = (): RememberedLogin =>
  rememberedLogin({
    storage: encodedStorage,
    keys: indexedKeyStore,
    subtle: window.crypto.subtle,
    randomBytes: (length) => window.crypto.getRandomValues(new Uint8Array(length)),
  })
