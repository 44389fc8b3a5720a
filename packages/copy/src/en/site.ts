import type { Copy } from '../zh-CN.ts'

export const site: Copy['site'] = {
  name: 'Lanting',
  owner: 'The host',
  tagline: 'Writing, listening, waiting for friends.',
  /** Before the drawn letters of a user who gave no nickname. */
  newcomer: 'guest-',
  deletedUser: 'Deleted user',
  reservedNames: ['site owner', 'blogger', 'deleted user', 'staff'],
  seal: '流觞',
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
  UserCenter: 'Personal center',
  MessageList: 'Message board',
  PublishMessage: 'Write a message',
  MessageDetail: 'Message',
  Chat: 'Chat room',
  Search: 'Search',
  Thanks: 'Thanks',
  Page: 'Page',
  NotFound: 'Page not found',
}

export const descriptions: Copy['descriptions'] = {
  Home: 'A personal blog to live in: articles, talks, albums, a message board and music.',
  Archives: 'Every article on one line of time, from the latest back to the first.',
  Category: 'All categories, and how many articles each of them holds.',
  Tag: 'All tags, and how many articles each of them marks.',
  Article: 'The full text of one article.',
  ArticleList: 'The articles of one category or tag.',
  PhotoAlbum: 'All photo albums, with their covers and a line about each.',
  Photos: 'All the photos of one album.',
  Talk: 'Short notes and photos that never became articles.',
  LinkList: 'Sites of friends, and the place to ask for a link to yours.',
  Front: 'Frontend sites and tools worth keeping.',
  Back: 'Backend sites and tools worth keeping.',
  SiteList: 'A group of recommended sites, with a line about each.',
  UserCenter:
    'Change your nickname, avatar and password, see your devices, export or delete your data.',
  MessageList: 'What people have left on the wall. Add a note of your own.',
  PublishMessage: 'Write a note for the message board, or change an earlier one.',
  MessageDetail: 'One note of the message board, and the answers to it.',
  Chat: 'A room in which everybody can read, and whoever has an account can talk.',
  Search: 'Search the titles and texts of all articles.',
  Thanks: 'The open source software behind this site, with versions and licences.',
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
