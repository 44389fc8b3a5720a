import type { Copy } from '../zh-CN.ts'
import { counted } from './counted.ts'

export const home: Copy['home'] = {
  empty: 'No articles yet',
  emptyText: 'The ink is ready. Come back in a few days.',
  pinned: 'Pinned',
  next: 'Next page',
  previous: 'Previous page',
  pages: 'Pages',
  toPage: (pages) => `Go to page, 1 to ${pages}`,
  toPageHint: 'Page',
  session: {
    next: 'Listening together',
    on: 'Listening together now',
    weekly: 'every week',
    join: 'Join',
    calendar: 'Calendar',
  },
}

export const article: Copy['article'] = {
  publishedOn: (date) => `Published ${date}`,
  updatedOn: (date) => `Updated ${date}`,
  likes: (count) => counted(count, 'like'),
  views: (count) => counted(count, 'view'),
  readingTime: (time) => `Read for ${time} in total`,
  hoursAndMinutes: (hours, minutes) => `${Number(hours)} h ${Number(minutes)} min`,
  minutes: (minutes) => `${Number(minutes)} min`,
  aboutMinutes: (minutes) => `${minutes} min read`,
  words: (count) => counted(count, 'word'),
}

export const timeline: Copy['timeline'] = {
  motto: 'The stream is today, the moon is before',
  total: (count, words) => `${counted(count, 'article')}, ${counted(words, 'word')}`,
  byMonth: 'Find by year and month',
  random: 'Read a random article',
  month: (month) =>
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][
      month - 1
    ] ?? '',
  articlesIn: (month, count) => `${month}, ${counted(count, 'article')}`,
  stems: '',
  branches: '',
}

export const labels: Copy['labels'] = {
  categoryMotto: 'Each on its shelf',
  tagMotto: 'Pick one up',
  categoryHead: (count) => `Categories - ${count}`,
  tagHead: (count) => `Tags - ${count}`,
  noCategories: 'No categories yet',
  noTags: 'No tags yet',
  feed: 'Subscribe to these articles',
  listHead: { category: (name) => `Category - ${name}`, tag: (name) => `Tag - ${name}` },
  total: (count) => `Articles: ${count}`,
  emptyList: 'No articles here yet',
  emptyListText: 'Try another category or tag.',
}

export const sidePanel: Copy['sidePanel'] = {
  articles: 'Articles',
  categories: 'Categories',
  tags: 'Tags',
  allTags: 'All tags',
  repository: 'My repositories',
  bilibili: 'Bilibili',
  github: 'GitHub',
  subscribe: 'Subscribe',
  weChat: 'WeChat QR code',
  qq: 'QQ QR code',
  notice: 'Announcement',
  groups: 'Join the chat',
  qqGroup: 'QQ group',
  weChatGroup: 'WeChat group',
  facts: 'About this site',
  articleCount: 'Articles',
  running: 'Online for',
  days: (count) => counted(count, 'day'),
  views: 'Visits',
  background: 'card background',
  enlarge: (what) => `Enlarge: ${what}`,
}
