export const site = {
  name: '兰亭',
  owner: '兰亭主人',
  tagline: '写字，听歌，等朋友来。',
  /** The prefix of a generated nickname. */
  newcomer: '访客',
  deletedUser: '已注销用户',
  /** Reserved nicknames. */
  reservedNames: [
    ...['管理员', '管理', '超级管理员', '系统管理员', '站长', '站主', '博主', '版主', '楼主'],
    ...['网站主人', '主人', '本站', '官方', '系统', '客服', '游客', '已注销用户'],
  ],
  /** Empty: the first letters of the site's name. */
  seal: '流觞',
  specialGreeting: '见到你真好，今天也请慢慢逛。',
  /** One of them is shown on the home banner at random. */
  taglines: [
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
  Music: '音乐',
  UserCenter: '个人中心',
  MessageList: '留言',
  PublishMessage: '编辑/新增留言',
  MessageDetail: '留言详情',
  Chat: '聊天室',
  Search: '搜索',
  Thanks: '致谢',
  Page: '页面',
  NotFound: '页面没有找到',
}

/** Descriptions by route name, for search engines and shared links. */
export const descriptions = {
  Home: '一个可以住下来的个人博客：文章、说说、相册、留言和音乐。',
  Archives: '全部文章，按时间排成一条线，从最近的一篇一直走到最早的一篇。',
  Category: '全部分类，以及每个分类下有多少篇文章。',
  Tag: '全部标签，以及每个标签下有多少篇文章。',
  Article: '一篇文章的全文。',
  ArticleList: '同一个分类或标签下的文章。',
  PhotoAlbum: '全部相册，封面与简介。',
  Photos: '一本相册里的全部照片。',
  Talk: '不成文章的短句与照片。',
  LinkList: '朋友们的网站，也可以在这里申请交换链接。',
  Front: '值得收藏的前端网站与工具。',
  Back: '值得收藏的后端网站与工具。',
  SiteList: '一组推荐的网站，每个都附一句介绍。',
  UserCenter: '修改昵称、头像与密码，管理登录的设备，导出或删除自己的数据。',
  MessageList: '大家留下的话，写一张贴在墙上。',
  PublishMessage: '写一条留言，或者改一改以前写的。',
  MessageDetail: '一条留言，和它下面的回复。',
  Chat: '人人都能看，登录了就能说话的亭子。',
  Search: '在全部文章的标题与正文里查找。',
  Thanks: '这个网站用到的开源软件，它们的版本与许可。',
  NotFound: '这个地址没有页面。',
}

/** Titles of article lists and further pages. */
export const found = {
  listOf: {
    category: (name: string) => `分类「${name}」下的全部文章，最新的在前。`,
    tag: (name: string) => `带有标签「${name}」的全部文章，最新的在前。`,
  },
  page: (title: string, page: number) => `${title}（第 ${page} 页）`,
  /** The name of a feed: its site, category or tag, and its format. */
  feed: (what: string, form: string) => `${what}（${form}）`,
}
