import type { Copy } from '../zh-CN.ts'

export const header: Copy['header'] = {
  skip: 'Skip to the text',
  navigation: 'Main navigation',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  home: 'Home',
  timeline: 'Timeline',
  category: 'Categories',
  tag: 'Tags',
  photoAlbum: 'Albums',
  talk: 'Talks',
  links: 'Links',
  board: 'Board',
  more: 'More',
  front: 'Frontend picks',
  back: 'Backend picks',
  login: 'Log in',
  goLogin: 'Log in',
  userMenu: 'My account',
  userCenter: 'Personal center',
  logout: 'Log out',
  search: 'Search',
  notifications: 'My messages',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  otherLanguage: { code: 'zh-CN', short: '中', name: '切换到中文' },
}

export const footer: Copy['footer'] = {
  motto: 'All the worthy have come, young and old together.',
  copyright: (from, to, name) => (from < to ? `© ${from}–${to} ${name}` : `© ${to} ${name}`),
  thanks: 'With thanks to the first open-source author.',
  thanksLink: 'Source and thanks',
}

export const shell: Copy['shell'] = {
  backToTop: 'Back to top',
  goBack: 'Back',
  loading: 'Opening',
  readArticles: 'Read on',
  chatRoom: 'Chat room',
  chatRoomNews: (count) =>
    count === 1 ? 'Chat room, 1 new message' : `Chat room, ${count} new messages`,
}

export const notFound: Copy['notFound'] = {
  title: 'Somewhere in the clouds',
  text: 'This page is not on the mountain.',
  leaving: (seconds) => `Going home in ${seconds} s, `,
  stay: 'stay here',
  back: 'Previous page',
  home: 'Back to home',
}

export const failure: Copy['failure'] = {
  title: 'Something went wrong',
  text: 'This page could not be opened. Please try again later.',
  retry: 'Try again',
}

export const thanks: Copy['thanks'] = {
  lead: 'Lanting stands on many shoulders. This is the open-source software it uses, with versions and licences.',
  package: 'Package',
  version: 'Version',
  license: 'Licence',
}
