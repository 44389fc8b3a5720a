import Type from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'

export const getDemo = endpoint({
  summary: 'Check whether the site has demo content, and count its rows',
  method: 'GET',
  path: '/api/config/demo',
  access: 'administrator',
  limit: perMinute(60),
  result: Type.Object({ present: Type.Boolean(), rows: Type.Integer() }),
})

export const removeDemo = endpoint({
  summary: 'Remove the demo content and everything attached to it; rows that were changed stay',
  method: 'DELETE',
  path: '/api/config/demo',
  access: 'administrator',
  limit: perMinute(10),
  result: Type.Object({
    /** Number of deleted demo rows, without the comments and likes of users on them. */
    removed: Type.Integer(),
    /** Number of demo rows that stay because the owner has changed them. */
    kept: Type.Integer(),
  }),
})
