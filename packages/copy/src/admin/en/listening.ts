import type { listening as shape } from '../zh-CN/listening.ts'

export const listening: typeof shape = {
  lead: 'The turntable opens with this playlist at the scheduled time and closes at the end. The home page announces the next session, and users who asked for it are notified ten minutes before.',
  sessions: 'Sessions',
  plan: 'Plan a session',
  empty: 'No sessions planned yet',
  name: 'Title',
  nameHint: 'Such as “Friday night”',
  playlist: 'Playlist',
  order: 'Order',
  orders: { order: 'In order', shuffle: 'Shuffle' },
  starts: 'Starts',
  minutes: 'Length in minutes',
  repeats: 'Repeats',
  repeat: { once: 'Once', weekly: 'Weekly' },
  length: (minutes) => `${minutes} min`,
  isOn: 'On now',
  cancel: 'Cancel session',
  end: 'End session',
  keep: 'Keep',
  confirmCancel: (title, isOn) =>
    isOn ? `End “${title}” now? The turntable closes.` : `Cancel “${title}”?`,
  cancelled: 'Session cancelled',
  hosts: 'Hosts',
  hostsLead:
    'Hosts open and close the turntable, pause, skip, reorder, choose the playlist and plan sessions. Administrators are always hosts.',
  noHosts: 'No other hosts yet',
  findUser: 'Add a host',
  findHint: 'Type the nickname of a user',
  nobody: 'No users found',
  add: (name) => `Make ${name} a host`,
  remove: (name) => `Remove ${name} from the hosts`,
}
