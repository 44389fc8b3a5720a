import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** JSON, and nothing else; an empty body is no body, because some calls have none to send. */
export const readJsonBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return parse(request, String(text), (error, body) =>
      error ? done(new AppError('unreadableBody')) : done(null, body),
    )
  })
}
