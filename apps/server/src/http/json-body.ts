import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const NUL = '\u0000'

/** No body of the contract is half as deep; deeper ones exhaust the stack of whatever walks them. */
const DEPTH_MAX = 32

const isTooDeep = (value: unknown, depth = 1): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return depth > DEPTH_MAX || Object.values(value).some((member) => isTooDeep(member, depth + 1))
}

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(NUL)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsNul)
}

/**
 * JSON, and nothing else; an empty body is no body, because some calls have none to send. A NUL is
 * no character of any text, and one of the databases cannot store it.
 */
export const readJsonBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return parse(request, String(text), (error, body) => {
      const isUnreadable = error || isTooDeep(body) || (text.includes('\\u0000') && holdsNul(body))
      return isUnreadable ? done(new AppError('unreadableBody')) : done(null, body)
    })
  })
}
