import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Where a visitor's browser keeps the name. */
export const VISITOR_COOKIE = 'visitor'

const signatureOf = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url')

/** Stands in no part of a name. */
const BETWEEN = '~'

/** A name for a visitor that nobody but us can make up; it tells on which day it was drawn. */
export const drawVisitor = (secret: string, day = ''): { id: string; cookie: string } => {
  const id = `${day}${BETWEEN}${randomBytes(16).toString('base64url')}`
  return { id, cookie: `${id}.${signatureOf(id, secret)}` }
}

/** A name without a day is taken for a new one, unless it is of the time before names had days. */
export const isDrawnOn = (visitor: string, day: string): boolean =>
  visitor.startsWith(`${day}${BETWEEN}`) || visitor.startsWith(BETWEEN)

export const visitorOf = (cookie: string | undefined, secret: string): string | undefined => {
  const [id = '', signature = ''] = cookie?.split('.') ?? []
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(id, secret))
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? id : undefined
}
