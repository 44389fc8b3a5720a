export const header = {
  skip: '跳到正文',
  navigation: '主导航',
  menu: '菜单',
  closeMenu: '关闭菜单',
  home: '主页',
  timeline: '时间轴',
  category: '分类',
  tag: '标签',
  photoAlbum: '相册',
  talk: '说说',
  links: '友链',
  board: '留言',
  more: '更多',
  newWindow: '在新窗口打开',
  front: '前端推荐',
  back: '后端推荐',
  login: '登录',
  goLogin: '去登录',
  userMenu: '我的账号',
  userCenter: '个人中心',
  logout: '退出',
  search: '搜索',
  notifications: '我的消息',
  toDark: '换成深色',
  toLight: '换成浅色',
  /** Written in the target language. */
  otherLanguage: { code: 'en', short: 'EN', name: 'Switch to English' },
}

export const footer = {
  motto: '群贤毕至，少长咸集。',
  copyright: (from: number, to: number, name: string) =>
    from < to ? `© ${from}–${to} ${name}` : `© ${to} ${name}`,
  thanks: '感谢最初的开源作者。',
  thanksLink: '源码与致谢',
  subscribe: '订阅',
  readingList: '书单',
}

export const shell = {
  needsScript: '这里需要浏览器允许运行脚本。',
  backToTop: '回到顶部',
  goBack: '返回',
  loading: '正在打开',
  /** While the next page cannot be loaded. */
  cutOff: '网站没有回音，连上以后自动打开',
  readArticles: '读文章',
  chatRoom: '聊天室',
  chatRoomNews: (count: number) => `聊天室，${count} 条新消息`,
}

export const notFound = {
  title: '云深不知处',
  text: '这一页不在山中。',
  leaving: (seconds: number) => `${seconds} 秒后回到首页，`,
  stay: '停在这里',
  back: '返回上一页',
  home: '返回首页',
}

export const failure = {
  title: '出了点问题',
  text: '页面没能打开，请稍后再试。',
  retry: '再试一次',
}

export const thanks = {
  lead: '兰亭站在许多人的肩上。下面是它用到的开源软件、版本与许可。',
  package: '软件',
  version: '版本',
  license: '许可',
}
