import type { Copy } from '../zh-CN.ts'
import { counted } from './counted.ts'

export const messages: Copy['messages'] = {
  title: {
    info: 'Notice',
    warning: 'Friendly reminder',
    error: 'Error prompt',
    welcome: 'Welcome',
  },
  close: 'Close',
  region: 'Notifications',
  loginExpired: 'Login expired',
  noPermission: 'Insufficient permission',
  notFound: 'Endpoint not found',
  serverError: 'Something went wrong on the server',
  offline: 'You are offline. Try again when you are online.',
  timeout: 'The request timed out. Try again.',
  noAnswer: 'Could not reach the server. Try again later.',
  unclear: 'Something went wrong. Try again later.',
  loginFirst: 'Please sign in first',
  loggedIn: 'Login succeeded',
  autoLoggedIn: 'Auto login succeeded',
  loggedOut: 'Logout succeeded',
  confirm: { title: 'Please confirm', yes: 'Confirm', no: 'Cancel' },
}

export const greetings: Copy['greetings'] = {
  lateNight: (name) => `It’s late, ${name}. Rest soon, and mind the lamp.`,
  earlyMorning: (name) => `Good morning, ${name}. Start with something warm.`,
  morning: (name) => `Good morning, ${name}. May today go smoothly.`,
  noon: (name) => `Good afternoon, ${name}. After lunch, a short nap perhaps.`,
  afternoon: (name) => `Good afternoon, ${name}. When tired, look out of the window.`,
  dusk: (name) => `Good evening, ${name}. Remember to eat on time.`,
  evening: (name) => `Good evening, ${name}. How about a song?`,
  night: (name) => `Good evening, ${name}. Sleep well, see you tomorrow.`,
  visitor: (blogName) => `Welcome to ${blogName}. Make yourself at home.`,
}

export const formats: Copy['formats'] = {
  secondsAgo: (count) => `${count} s ago`,
  minutesAgo: (count) => `${count} min ago`,
  hoursAgo: (count) => `${count} h ago`,
  daysAgo: (count) => `${counted(count, 'day')} ago`,
}
