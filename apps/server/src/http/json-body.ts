import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const NUL = '\u0000'

/** Twice as deep as any body of the contract; deeper ones would exhaust the stack of a recursive walk. */
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
 * Accepts only JSON bodies. An empty body is no body, because some calls send none. Rejects NUL
 * characters: PostgreSQL cannot store them.
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
