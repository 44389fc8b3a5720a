/** What a sentence about wrong input may name. */
interface Detail {
  member: string
}

/** Failures that only administrators meet: no visitor loads them. */
export const deskErrors = {
  demoAbsent: '没有演示内容，或者已经移除了',
  articleTitleTaken: '已存在相同的文章标题',
  articleCategoryMissing: '文章分类必传',
  articleTagsMissing: '文章标签不能为空，最多三个',
  articleOriginMissing: '转载和翻译需要填写原文链接',
  articleTooComplex: '文章内容过于复杂，无法渲染',
  articleChanged: '文章的状态已经变了，请刷新后再试',
  articleNotInBin: '文章不在回收站里',
  articleInBin: '文章在回收站里，请先恢复',
  manuscriptNotFound: '稿件不存在',
  manuscriptChanged: '这篇稿件在别处改过了',
  revisionNotFound: '这个版本不存在',
  categoryNameMissing: '分类名称不能为空',
  categoryExists: '分类已存在',
  categoryIdListMissing: '分类id列表不能为空',
  categoryNotFound: '分类不存在',
  categoryInUse: '分类下还有文章，请选择它们的去处',
  tagNameMissing: '标签名称不能为空',
  tagExists: '标签已存在',
  tagIdListMissing: '标签id列表不能为空',
  tagNotFound: '标签不存在',
  pageTitleTaken: '已存在相同的页面标题',
  pageChanged: '这个页面在别处改过了',
  pageHeaderExists: '已经存在相同的背景路径',
  pageHeaderNotFound: '页面背景不存在',
  siteGroupExists: '这一侧已经有相同的分组',
  siteNotFound: '没有这个网站',
  wrongTimeZone: '没有这个时区',
  wrongAddress: ({ member }: Detail) => `${member} 需要是本站的地址，或以 https:// 开头`,
  orderIncomplete: '列表已经变了，请刷新后再排序',
  talkEmpty: '写点什么，或者放一张图片',
  talkChanged: '说说的状态已经变了，请刷新后再试',
  talkInBin: '说说在回收站里，请先恢复',
  albumExists: '已经存在相同的相册名称，换一个试试',
  archiveUnreadable: '没能读懂这个压缩包，请上传 zip 文件',
  archiveTooLarge: '压缩包里的内容过多',
  importNotFound: '没有这次导入',
  importRunning: '另一次导入还在进行，请稍后再试',
}

export const desk = {
  /** The category of imported articles that name none. */
  uncategorised: '未分类',
  /** Before the drawn letters of a visitor who writes on the board. */
  boardVisitor: '游客',
  boardNews: (name: string, message: string) => `留言板上有${name}的新留言：${message}`,
  linkApplied: (name: string, site: string) => `${name}申请了友链“${site}”，等您看看。`,
  linkChanged: (name: string, site: string) => `${name}修改了友链“${site}”，等您看看。`,
  linkApproved: (site: string) => `您的友链“${site}”已经挂上了。`,
  /** With what the list begins that the owner may change. */
  maskedWords: [
    '傻逼',
    '傻屄',
    '煞笔',
    '操你妈',
    '草泥马',
    '他妈的',
    '狗娘养的',
    '代开发票',
    '六合彩',
    '裸聊',
    'fuck',
    'fucking',
    'motherfucker',
    'shit',
    'bitch',
    'asshole',
    'cunt',
  ],
}
