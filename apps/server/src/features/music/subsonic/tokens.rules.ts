import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

interface TokenRow {
  readonly id: number
  readonly nonce: string
}

const MAC_LENGTH = 32
const TOKEN = /^lt(\d{1,10})-[0-9a-f]{32}$/

/**
 * Subsonic proves a secret by md5(secret + salt), so that the server must know the secret itself. It
 * is derived from the row and the secret of the site: a row alone is worth nothing (decision 50).
 */
export const deriveToken = (secret: string, { id, nonce }: TokenRow): string => {
  const mac = createHmac('sha256', secret).update(`music token ${id} ${nonce}`).digest('hex')
  return `lt${id}-${mac.slice(0, MAC_LENGTH)}`
}

/** Returns the id of the row in a token. */
export const tokenRowId = (token: string): number | undefined => {
  const id = Number(TOKEN.exec(token)?.[1] ?? 0)
  return id > 0 && id <= 2_147_483_647 ? id : undefined
}

const isSame = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export const isToken = (given: string, token: string) => isSame(given, token)

/** The proof of the protocol: md5 of the token and a salt that the app has chosen. */
export const isProof = (given: string, token: string, salt: string) =>
  isSame(given.toLowerCase(), createHash('md5').update(`${token}${salt}`).digest('hex'))

const HEX = /^(?:[0-9a-f]{2})*$/i

/** A password may be sent as `enc:` and the hexadecimal of its bytes. */
export const plainPassword = (password: string): string => {
  if (!password.startsWith('enc:')) return password
  const hex = password.slice('enc:'.length)
  return HEX.test(hex) ? Buffer.from(hex, 'hex').toString('utf8') : ''
}
