import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const YEAR_MS = 365 * 86_400_000
export const DEVICE_LIFE_S = YEAR_MS / 1000
export const DEVICE_COOKIE = 'device'
/** How many accounts one browser is remembered for; the one that came first is forgotten first. */
const ACCOUNTS_MAX = 5
const TAG_LENGTH = 16
const FORM = /^([\w-]{22})\.(\d{1,16})\.([\w~-]{0,96})\.([\w-]{43})$/

export interface Device {
  readonly id: string
  /** Names of accounts that have logged in here, made unreadable. */
  readonly tags: readonly string[]
}

/**
 * Remembers in a signed cookie which accounts have logged in at a browser before. It opens nothing:
 * its holder is only spared the waits and the work that strangers have brought upon an account.
 */
export const loginDevices = (secret: string) => {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`login device ${text}`).digest('base64url')

  const tagOf = (username: string) => sign(`account ${username.toLowerCase()}`).slice(0, TAG_LENGTH)

  const read = (cookie: string | undefined, now: number): Device | undefined => {
    const [, id, at, tags = '', signature = ''] = FORM.exec(cookie ?? '') ?? []
    if (id === undefined) return undefined
    const expected = Buffer.from(sign(`cookie ${id}.${at}.${tags}`))
    if (!timingSafeEqual(Buffer.from(signature), expected)) return undefined
    const age = now - Number(at)
    return age >= 0 && age < YEAR_MS ? { id, tags: tags.split('~') } : undefined
  }

  return {
    /** The name of the budget that this browser has of its own, if the account was here before. */
    budgetOf: (cookie: string | undefined, username: string, now: number): string | undefined => {
      const device = read(cookie, now)
      const tag = tagOf(username)
      return device?.tags.includes(tag) ? `${device.id} ${tag}` : undefined
    },

    /** The cookie of a browser at which somebody has just logged in. */
    renewed: (cookie: string | undefined, username: string, now: number): string => {
      const known = read(cookie, now)
      const tag = tagOf(username)
      const id = known?.id ?? randomBytes(16).toString('base64url')
      const others = (known?.tags ?? []).filter((other) => other !== tag)
      const tags = [tag, ...others].slice(0, ACCOUNTS_MAX).join('~')
      return `${id}.${now}.${tags}.${sign(`cookie ${id}.${now}.${tags}`)}`
    },
  }
}

export type LoginDevices = ReturnType<typeof loginDevices>
