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
}
