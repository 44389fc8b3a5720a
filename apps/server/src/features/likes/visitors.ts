import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Where a visitor's browser keeps the name. */
export const VISITOR_COOKIE = 'visitor'

const signatureOf = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url')

/** A name for a visitor that nobody but us can make up. */
export const drawVisitor = (secret: string): { id: string; cookie: string } => {
  const id = randomBytes(16).toString('base64url')
  return { id, cookie: `${id}.${signatureOf(id, secret)}` }
}

export const visitorOf = (cookie: string | undefined, secret: string): string | undefined => {
  const [id = '', signature = ''] = cookie?.split('.') ?? []
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(id, secret))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? id : undefined
}
