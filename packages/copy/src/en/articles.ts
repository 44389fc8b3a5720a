import type { Copy } from '../zh-CN.ts'

export const home: Copy['home'] = {
  empty: 'No articles yet',
  emptyText: 'The ink is ready. Come back in a few days.',
  pinned: 'Pinned',
  next: 'Next page',
  previous: 'Previous page',
  pages: 'Pages',
}

export const article: Copy['article'] = {
  publishedOn: (date) => `Published ${date}`,
  updatedOn: (date) => `Updated ${date}`,
  likes: (count) => (count === '1' ? '1 like' : `${count} likes`),
  views: (count) => (count === '1' ? '1 view' : `${count} views`),
  readingTime: (time) => `Read for ${time}`,
  hoursAndMinutes: (hours, minutes) => `${hours} h ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
}

export const timeline: Copy['timeline'] = {
  motto: 'The stream is today, the moon is before',
  total: (count) => `${count} articles so far`,
  stems: '',
  branches: '',
}

export const labels: Copy['labels'] = {
  categoryMotto: 'Each on its shelf',
  tagMotto: 'Pick one up',
  categoryHead: (count) => `Categories - ${count}`,
  tagHead: (count) => `Tags - ${count}`,
  noCategories: 'There are no categories yet',
  noTags: 'There are no tags yet',
  listHead: { category: (name) => `Category - ${name}`, tag: (name) => `Tag - ${name}` },
  total: (count) => `Articles: ${count}`,
  emptyList: 'There are no articles here yet',
  emptyListText: 'Have a look around elsewhere.',
}

export const sidePanel: Copy['sidePanel'] = {
  articles: 'Articles',
  categories: 'Categories',
  tags: 'Tags',
  repository: 'My repositories',
  bilibili: 'Bilibili',
  github: 'GitHub',
  weChat: 'WeChat code',
  qq: 'QQ code',
  notice: 'Notice',
  groups: 'Talk to us',
  qqGroup: 'QQ group',
  weChatGroup: 'WeChat group',
  facts: 'About this site',
  articleCount: 'Articles',
  running: 'Running for',
  days: (count) => `${count} days`,
  views: 'Visits',
  background: 'the picture of the card',
  enlarge: (what) => `Enlarge: ${what}`,
}
