export const home = {
  empty: '这里还没有文章',
  emptyText: '墨已经磨好了，过几天再来看看。',
  pinned: '置顶',
  next: '下一页',
  previous: '上一页',
  pages: '分页',
}

export const article = {
  publishedOn: (date: string) => `发表于 ${date}`,
  updatedOn: (date: string) => `更新于 ${date}`,
  likes: (count: string) => `点赞 ${count}`,
  views: (count: string) => `浏览 ${count}`,
}
