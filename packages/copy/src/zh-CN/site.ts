export const site = {
  name: '兰亭',
  owner: '兰亭主人',
  saying: '写字，听歌，等朋友来。',
  /** Before the drawn letters of a user who gave no nickname. */
  newcomer: '访客',
  deletedUser: '已注销用户',
  /** Nicknames that speak for the site, or for nobody. */
  reservedNames: ['管理员', '站长', '博主', '官方', '系统', '游客', '已注销用户'],
  seal: '流觞',
  specialGreeting: '见到你真好，今天也请慢慢逛。',
  /** One of them is written on the home banner, a different one each time. */
  sayings: [
    '山在，水在，岁月在，你来，便是好时辰。',
    '把灯留着，等一个晚归的人。',
    '慢一点，风会替你翻页。',
    '今天的云，值得一篇文章。',
    '喝完这杯茶，再说远方。',
    '有些话写下来，就不怕忘了。',
    '雨停之前，先听完这首歌。',
    '路过的人，都是客人。',
    '心里有山，哪里都是归处。',
    '旧书新读，旧友新谈。',
    '月色入户，恰好无事。',
    '愿你读到这里时，窗外正好有雨。',
  ],
}

/** The title of each page, by route name. */
export const titles = {
  Home: '首页',
  Archives: '时间轴',
  Category: '分类',
  Tag: '标签',
  Article: '文章',
  ArticleList: '文章列表',
  PhotoAlbum: '相册',
  Photos: '图库',
  Talk: '说说',
  LinkList: '友情链接',
  Front: '前端',
  Back: '后端',
  SiteList: '网站列表',
  UserCenter: '个人中心',
  MessageList: '留言',
  PublishMessage: '编辑/新增留言',
  MessageDetail: '留言详情',
  Search: '搜索',
  Thanks: '致谢',
  Page: '页面',
  NotFound: '页面没有找到',
}
