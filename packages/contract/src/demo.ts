import Type from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'

export const getDemo = endpoint({
  summary: 'Whether there is demo content to remove, and how many rows it brought',
  method: 'GET',
  path: '/api/config/demo',
  access: 'administrator',
  limit: perMinute(60),
  result: Type.Object({ present: Type.Boolean(), rows: Type.Integer() }),
})

export const removeDemo = endpoint({
  summary: 'Remove the demo content and what hangs on it; what was rewritten since stays',
  method: 'DELETE',
  path: '/api/config/demo',
  access: 'administrator',
  limit: perMinute(10),
  result: Type.Object({
    /** Rows of the demo that are gone; what users had said about them is not counted. */
    removed: Type.Integer(),
    /** Rows that are the owner's own by now. */
    kept: Type.Integer(),
  }),
})
