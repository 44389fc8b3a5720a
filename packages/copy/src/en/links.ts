import type { Copy } from '../zh-CN.ts'

export const links: Copy['links'] = {
  motto: 'Friends within the four seas',
  welcome: (name) => `Welcome to ${name}`,
  address: 'Our address',
  contact: 'Contact',
  copy: (text) => `Copy ${text}`,
  invitation: 'If you too write slowly, let us hang a lamp for each other.',
  list: 'Sites of friends',
  apply: 'Apply for a link',
  change: 'Change a link',
  edit: (name) => `Change the link: ${name}`,
  picture: 'Picture of the site',
  name: 'Name of the site',
  description: 'What it is about',
  url: 'Address',
  urlHint: 'https://',
  send: 'Apply',
  sendChange: 'Change it',
  busy: 'Sending it up...',
  applied: 'Sent. The owner will have a look.',
  changed: 'Changed. The owner will have a look.',
  newWindow: ' (opens in a new window)',
  none: 'There are no friend links yet',
  noneText: 'The first lamp is yours to hang.',
}

export const endless: Copy['endless'] = {
  more: 'Scroll for more',
  loading: 'Loading',
  end: 'That is all',
  failed: 'This could not be loaded',
  retry: 'Try again',
}
