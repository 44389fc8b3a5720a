export const home = {
  empty: '这里还没有文章',
  emptyText: '墨已经磨好了，过几天再来看看。',
  pinned: '置顶',
  next: '下一页',
  previous: '上一页',
  pages: '分页',
  toPage: (pages: number) => `跳到第几页，共 ${pages} 页`,
  toPageHint: '页码',
  /** A planned session of listening together. */
  session: { next: '一起听', on: '正在一起听', weekly: '每周', join: '去听', calendar: '日历订阅' },
}

export const article = {
  publishedOn: (date: string) => `发表于 ${date}`,
  updatedOn: (date: string) => `更新于 ${date}`,
  likes: (count: string) => `点赞 ${count}`,
  views: (count: string) => `浏览 ${count}`,
  readingTime: (time: string) => `阅读时长 ${time}`,
  hoursAndMinutes: (hours: string, minutes: string) => `${hours} 时 ${minutes} 分`,
  minutes: (minutes: string) => `${minutes} 分`,
  aboutMinutes: (minutes: number) => `约 ${minutes} 分钟`,
  words: (count: string) => `${count} 字`,
}

export const timeline = {
  motto: '流水今日，明月前身',
  total: (count: number, words: string) => `共写下 ${count} 篇，${words} 字`,
  byMonth: '按年月查找',
  random: '随便读一篇',
  month: (month: number) => `${month} 月`,
  articlesIn: (month: string, count: number) => `${month}，${count} 篇`,
  /** A sexagenary year is one stem and one branch. */
  stems: '甲乙丙丁戊己庚辛壬癸',
  branches: '子丑寅卯辰巳午未申酉戌亥',
}

export const labels = {
  categoryMotto: '各归其架',
  tagMotto: '信手拈来',
  categoryHead: (count: number) => `分类 - ${count}`,
  tagHead: (count: number) => `标签 - ${count}`,
  noCategories: '还没有分类',
  noTags: '还没有标签',
  feed: '订阅这里的文章',
  listHead: {
    category: (name: string) => `分类 - ${name}`,
    tag: (name: string) => `标签 - ${name}`,
  },
  total: (count: number) => `文章总数：${count}`,
  emptyList: '这里还没有文章',
  emptyListText: '先去别处走走吧。',
}

export const sidePanel = {
  articles: '文章',
  categories: '分类',
  tags: '标签',
  allTags: '全部标签',
  repository: '我的代码仓库',
  bilibili: '哔哩哔哩',
  github: 'GitHub',
  subscribe: '订阅',
  weChat: '微信二维码',
  qq: 'QQ 二维码',
  notice: '公告',
  groups: '交流',
  qqGroup: 'QQ 群',
  weChatGroup: '微信群',
  facts: '网站资讯',
  articleCount: '文章数目',
  running: '运行时间',
  days: (count: number) => `${count} 天`,
  views: '博客访问次数',
  background: '名片上的画',
  enlarge: (what: string) => `放大：${what}`,
}
