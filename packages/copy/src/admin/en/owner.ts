import type { AdminCopy } from '../zh-CN.ts'

export const profile: AdminCopy['profile'] = {
  title: 'My profile',
  identity: 'Nickname and avatar',
  lead: 'Shown with your articles, talks, comments and chat messages. The tagline of your profile card is in the settings.',
  avatar: 'Avatar',
  nickName: 'Nickname',
  qq: 'QQ',
  saved: 'Profile saved',
  password: {
    title: 'Password',
    lead: 'A new password signs you out on all devices.',
    fields: { current: 'Current password', next: 'New password', again: 'Repeat new password' },
    hint: '6 to 18 characters, at least two of letters, digits and symbols',
    faults: {
      passwordMissing: 'Enter a password',
      passwordForm: 'Use 6 to 18 characters, at least two of letters, digits and symbols',
      different: 'The passwords don’t match',
    },
    save: 'Change password',
    saved: 'Password changed. Sign in with the new one',
  },
}

export const firstSteps: AdminCopy['firstSteps'] = {
  title: 'First steps',
  progress: (done, all) => `${done} of ${all} done`,
  done: 'Done',
  dismiss: 'Dismiss this list',
  dismissed: 'List dismissed',
  moving: 'Coming from WordPress, Ghost, Hexo or another blog?',
  toImport: 'Import it',
  steps: {
    identity: {
      title: 'Name and avatar',
      text: 'Name your site and choose its avatar',
    },
    password: {
      title: 'Password and nickname',
      text: 'Replace the generated password, and choose the name you write under',
    },
    timeZone: { title: 'Time zone and language', text: 'All dates are shown in the site’s zone' },
    article: { title: 'First article', text: 'Publish one, long or short' },
    songs: { title: 'Songs', text: 'Upload music for the player' },
    backup: { title: 'Backups', text: 'Schedule them, or make one now' },
    address: {
      title: 'Address and https',
      text: 'Set PUBLIC_URL to the https address of the site',
    },
    demo: { title: 'Remove the demo', text: 'Items you edited are kept' },
  },
}
