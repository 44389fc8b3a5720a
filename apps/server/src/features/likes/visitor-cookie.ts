import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The name of the cookie with the visitor id. */
export const VISITOR_COOKIE = 'visitor'

const signatureOf = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`visitor ${id}`).digest('base64url')

/** Separates day and random part; occurs in neither. */
const SEPARATOR = '~'

/** Creates a signed visitor id, which contains the day of its creation. */
export const createVisitor = (secret: string, day = ''): { id: string; cookie: string } => {
  const id = `${day}${SEPARATOR}${randomBytes(16).toString('base64url')}`
  return { id, cookie: `${id}.${signatureOf(id, secret)}` }
}

/** An id with an empty day counts as new; an id without a day part does not. */
export const isCreatedOn = (visitor: string, day: string): boolean =>
  visitor.startsWith(`${day}${SEPARATOR}`) || visitor.startsWith(SEPARATOR)

/** Returns the id of a cookie with a valid signature. */
export const readVisitor = (cookie: string | undefined, secret: string): string | undefined => {
  const [id = '', signature = ''] = cookie?.split('.') ?? []
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(id, secret))
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned ? id : undefined
}
