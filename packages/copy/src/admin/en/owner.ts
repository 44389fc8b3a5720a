import type { AdminCopy } from '../zh-CN.ts'

export const profile: AdminCopy['profile'] = {
  title: 'My profile',
  identity: 'Nickname and avatar',
  lead: 'You, in articles, talks, comments and the chat room. The tagline of the profile card is in the settings.',
  avatar: 'Avatar',
  nickName: 'Nickname',
  qq: 'QQ',
  saved: 'Profile saved',
  password: {
    title: 'Password',
    lead: 'A new password signs you out on all devices.',
    fields: { current: 'Current password', next: 'New password', again: 'New password again' },
    hint: '6 to 18 characters, at least two of letters, digits and symbols',
    faults: {
      passwordMissing: 'Enter a password',
      passwordForm: 'Use 6 to 18 characters, at least two of letters, digits and symbols',
      different: 'The two are not the same',
    },
    save: 'Change password',
    saved: 'Password changed. Sign in with the new one',
  },
}

export const firstSteps: AdminCopy['firstSteps'] = {
  title: 'First steps',
  progress: (done, all) => `${done} of ${all} done`,
  done: 'Done',
  dismiss: 'Dismiss the list',
  dismissed: 'List dismissed',
  steps: {
    identity: {
      title: 'Name and avatar',
      text: 'Give the site your name for it, and your picture',
    },
    password: {
      title: 'A password of your own',
      text: 'This one was generated at the first start',
    },
    timeZone: { title: 'Time zone and language', text: 'All dates are shown in the site’s zone' },
    article: { title: 'A first article', text: 'Long or short: publish one' },
    songs: { title: 'Some songs', text: 'Upload music for the record player' },
    backup: { title: 'Backups', text: 'Choose a time for them, or make one now' },
    address: {
      title: 'Address and https',
      text: 'Set PUBLIC_URL to the https address of the site',
    },
    demo: { title: 'Remove the demo', text: 'When you have seen enough; what you edited stays' },
  },
}
