import Type from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'

export const getHealth = endpoint({
  summary: 'Whether the site can answer: 200 while its database does, else 503',
  method: 'GET',
  path: '/api/health',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Object({ status: Type.Literal('ready') }),
})
