import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const YEAR_MS = 365 * 86_400_000
export const DEVICE_LIFE_S = YEAR_MS / 1000
export const DEVICE_COOKIE = 'device'
/** The number of accounts remembered for one browser; the oldest is dropped first. */
const ACCOUNTS_MAX = 5
const TAG_LENGTH = 16
const COOKIE_PATTERN = /^([\w-]{22})\.(\d{1,16})\.([\w~-]{0,96})\.([\w-]{43})$/

interface Device {
  readonly id: string
  /** Keyed hashes of the usernames that have logged in with this browser. */
  readonly tags: readonly string[]
}

/**
 * Remembers in a signed cookie which accounts have logged in with a browser. The cookie grants no
 * access: it only spares its browser the waits and challenges that other clients have caused.
 */
export const createLoginDevices = (secret: string) => {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`login device ${text}`).digest('base64url')

  const tagOf = (username: string) => sign(`account ${username.toLowerCase()}`).slice(0, TAG_LENGTH)

  const read = (cookie: string | undefined, now: number): Device | undefined => {
    const [, id, at, tags = '', signature = ''] = COOKIE_PATTERN.exec(cookie ?? '') ?? []
    if (id === undefined) return undefined
    const expected = Buffer.from(sign(`cookie ${id}.${at}.${tags}`))
    if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined
    const age = now - Number(at)
    return age >= 0 && age < YEAR_MS ? { id, tags: tags.split('~') } : undefined
  }

  return {
    /** Returns the key of this browser's own budget if the account has logged in with it before. */
    budgetOf: (cookie: string | undefined, username: string, now: number): string | undefined => {
      const device = read(cookie, now)
      const tag = tagOf(username)
      return device?.tags.includes(tag) ? `${device.id} ${tag}` : undefined
    },

    /** Returns the new cookie after a successful login. */
    renewCookie: (cookie: string | undefined, username: string, now: number): string => {
      const known = read(cookie, now)
      const tag = tagOf(username)
      const id = known?.id ?? randomBytes(16).toString('base64url')
      const others = (known?.tags ?? []).filter((other) => other !== tag)
      const tags = [tag, ...others].slice(0, ACCOUNTS_MAX).join('~')
      return `${id}.${now}.${tags}.${sign(`cookie ${id}.${now}.${tags}`)}`
    },
  }
}

export type LoginDevices = ReturnType<typeof createLoginDevices>
