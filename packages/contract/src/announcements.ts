import Type from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { ClientId, Text } from './fields.ts'
import { LENGTH } from './limits.ts'

const getReceiverCount = endpoint({
  summary: 'Count the users who would get an announcement',
  method: 'GET',
  path: '/api/notify/receivers',
  access: 'administrator',
  limit: perMinute(300),
  result: Type.Object({ users: Type.Integer() }),
})

const addAnnouncement = endpoint({
  summary: 'Send a notification to every user who is not blocked',
  method: 'POST',
  path: '/api/notify/announce',
  access: 'administrator',
  limit: perHour(5),
  body: Type.Object({ message: Text(LENGTH.notification), client_id: ClientId }),
  result: Type.Object({ sent: Type.Integer() }),
})

export const announcements = { getReceiverCount, addAnnouncement }
