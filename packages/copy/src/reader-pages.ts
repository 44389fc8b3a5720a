import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  subscribe: {
    title: '订阅',
    description: '用阅读器订阅全站、一个分类或一个标签的文章。',
    motto: '鸿雁在云鱼在水',
    whole: '全站文章',
    lead: '把地址放进阅读器（Feedly、Inoreader、NetNewsWire、Reeder……），有新文章时它会告诉你。不用账号，也不留下邮箱。',
    copy: (name: string) => `复制 ${name} 的地址`,
    parts: '只看一部分',
    partsLead: '每个分类和标签都有自己的 RSS。',
    categories: '分类',
    tags: '标签',
  },
  readingList: {
    title: '书单',
    description: '留着慢慢读的文章。',
    motto: '旧书不厌百回读',
    lead: '书单只保存在这个浏览器里。',
    empty: '书单还是空的',
    emptyText: '读文章时点一下书签，它就会在这里等你。',
    remove: (title: string) => `从书单移除《${title}》`,
    toHome: '去看看文章',
  },
  comments: {
    title: {
      1: (id: number) => `文章 ${id} 的评论`,
      2: (id: number) => `说说 ${id} 的评论`,
      3: (id: number) => `留言 ${id} 的评论`,
      4: (id: number) => `页面 ${id} 的评论`,
    },
    description: '读者的评论和回复。',
    empty: '还没有评论',
    back: '返回原文',
    moreReplies: (count: number) => `还有 ${count} 条回复`,
  },
}
type ReaderPagesCopy = typeof chinese

const english: ReaderPagesCopy = {
  subscribe: {
    title: 'Subscribe',
    description: 'Follow the whole site, a category or a tag with a feed reader.',
    motto: 'Geese in the clouds, fish in the water',
    whole: 'All articles',
    lead: 'Put an address into a feed reader (Feedly, Inoreader, NetNewsWire, Reeder, …). It tells you about new articles, without an account or an email address.',
    copy: (name) => `Copy the ${name} address`,
    parts: 'Only a part',
    partsLead: 'Every category and every tag has its own RSS feed.',
    categories: 'Categories',
    tags: 'Tags',
  },
  readingList: {
    title: 'Reading list',
    description: 'Articles to read later.',
    motto: 'An old book is worth a hundred readings',
    lead: 'The list is kept only in this browser.',
    empty: 'Your reading list is empty',
    emptyText: 'Press the bookmark of an article, and it waits for you here.',
    remove: (title) => `Remove “${title}” from the reading list`,
    toHome: 'Browse articles',
  },
  comments: {
    title: {
      1: (id) => `Comments on article ${id}`,
      2: (id) => `Comments on talk ${id}`,
      3: (id) => `Comments on board message ${id}`,
      4: (id) => `Comments on page ${id}`,
    },
    description: 'Comments and replies of readers.',
    empty: 'No comments yet',
    back: 'Back to the page',
    moreReplies: (count) => (count === 1 ? '1 more reply' : `${count} more replies`),
  },
}

/** Separate from the copy that every page loads. */
export const readerPagesCopy: InBothLanguages<ReaderPagesCopy> = {
  'zh-CN': chinese,
  en: english,
}
