import type { Copy } from '../zh-CN.ts'

export const site: Copy['site'] = {
  name: 'Lanting',
  owner: 'Lan',
  tagline: 'Writing, listening, waiting for friends.',
  /** The prefix of a generated nickname. */
  newcomer: 'guest-',
  deletedUser: 'Deleted user',
  reservedNames: ['site owner', 'site admin', 'blogger', 'deleted user', 'staff'],
  seal: '',
  specialGreeting: 'How good to see you. Take your time today.',
  taglines: [
    'The hills are here, the water is here, and now so are you.',
    'Leave the lamp on for whoever comes home late.',
    'Slowly; the wind will turn the page for you.',
    'Clouds like today’s deserve an article.',
    'Finish this tea first, then speak of far places.',
    'Written down, a thing need not fear being forgotten.',
    'Before the rain stops, hear this song to its end.',
    'Whoever passes by is a guest.',
    'With a mountain in the heart, anywhere is home.',
    'Old books read anew, old friends met again.',
    'Moonlight comes in, and there is nothing to do.',
    'May it be raining outside when you read this.',
  ],
}

export const titles: Copy['titles'] = {
  Home: 'Home',
  Archives: 'Timeline',
  Category: 'Categories',
  Tag: 'Tags',
  Article: 'Article',
  ArticleList: 'Articles',
  PhotoAlbum: 'Albums',
  Photos: 'Photos',
  Talk: 'Talks',
  LinkList: 'Friend links',
  Front: 'Frontend',
  Back: 'Backend',
  SiteList: 'Sites',
  Music: 'Music',
  UserCenter: 'Account settings',
  MessageList: 'Message board',
  PublishMessage: 'New message',
  MessageDetail: 'Message',
  Chat: 'Chat room',
  Search: 'Search',
  Thanks: 'Credits',
  Page: 'Page',
  NotFound: 'Page not found',
}

export const descriptions: Copy['descriptions'] = {
  Home: 'A personal blog to live in: articles, talks, albums, a message board and music.',
  Archives: 'All articles by date, newest first.',
  Category: 'All categories with their article counts.',
  Tag: 'All tags with their article counts.',
  Article: 'The full text of an article.',
  ArticleList: 'Articles of a category or tag.',
  PhotoAlbum: 'All photo albums with covers and descriptions.',
  Photos: 'All photos of an album.',
  Talk: 'Short posts and photos.',
  LinkList: 'Sites of friends. Apply to add yours.',
  Front: 'Frontend sites and tools worth keeping.',
  Back: 'Backend sites and tools worth keeping.',
  SiteList: 'A group of recommended sites with descriptions.',
  UserCenter:
    'Change your nickname, avatar and password, see your devices, export or delete your data.',
  MessageList: 'Messages from visitors. Add your own.',
  PublishMessage: 'Write or edit a message on the message board.',
  MessageDetail: 'A message on the message board and its comments.',
  Chat: 'A public chat room. Everyone can read; sign in to write.',
  Search: 'Search the titles and texts of all articles.',
  Thanks: 'The open-source software behind this site, with versions and licenses.',
  NotFound: 'There is no page at this address.',
}

export const found: Copy['found'] = {
  listOf: {
    category: (name) => `All articles in the category ${name}, the latest first.`,
    tag: (name) => `All articles tagged ${name}, the latest first.`,
  },
  page: (title, page) => `${title} (page ${page})`,
  feed: (what, form) => `${what} (${form})`,
}
