import type { Copy } from '../zh-CN.ts'
import { counted } from './counted.ts'

export const header: Copy['header'] = {
  skip: 'Skip to content',
  navigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close menu',
  home: 'Home',
  timeline: 'Timeline',
  category: 'Categories',
  tag: 'Tags',
  photoAlbum: 'Albums',
  talk: 'Talks',
  links: 'Links',
  board: 'Board',
  more: 'More',
  newWindow: 'Opens in a new window',
  front: 'Frontend picks',
  back: 'Backend picks',
  login: 'Sign in',
  goLogin: 'Sign in',
  userMenu: 'Account menu',
  userCenter: 'Account settings',
  logout: 'Sign out',
  search: 'Search',
  notifications: 'Notifications',
  toDark: 'Switch to dark mode',
  toLight: 'Switch to light mode',
  otherLanguage: { code: 'zh-CN', short: '中', name: '切换到中文' },
}

export const footer: Copy['footer'] = {
  motto: 'All the worthy have come, young and old together.',
  copyright: (from, to, name) => (from < to ? `© ${from}–${to} ${name}` : `© ${to} ${name}`),
  thanks: 'With thanks to the original open-source author. ',
  thanksLink: 'Source and credits',
  subscribe: 'Subscribe',
  readingList: 'Reading list',
}

export const shell: Copy['shell'] = {
  needsScript: 'This part needs JavaScript.',
  backToTop: 'Back to top',
  goBack: 'Back',
  loading: 'Loading',
  cutOff: 'The site does not answer. The page opens when it does.',
  readArticles: 'Scroll to articles',
  chatRoom: 'Chat room',
  chatRoomNews: (count) => `Chat room, ${counted(count, 'new message')}`,
}

export const notFound: Copy['notFound'] = {
  title: 'Somewhere in the clouds',
  text: 'This page is not on the mountain.',
  leaving: (seconds) => ` Redirecting to home in ${seconds} s, `,
  stay: 'stay here',
  back: 'Go back',
  home: 'Go to home',
}

export const failure: Copy['failure'] = {
  title: 'Something went wrong',
  text: 'Could not load this page. Try again later.',
  retry: 'Try again',
}

export const thanks: Copy['thanks'] = {
  lead: 'Lanting uses this open-source software. Versions and licenses are listed below.',
  package: 'Package',
  version: 'Version',
  license: 'License',
}
