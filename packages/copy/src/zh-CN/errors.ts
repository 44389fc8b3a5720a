/** What a sentence about wrong input may name. */
interface Detail {
  member: string
  limit?: number
}

/** The failures of the contract, by their keys. */
export const errors = {
  unreadableBody: '请求内容无法读取',
  missingMember: ({ member }: Detail) => `缺少 ${member}`,
  wrongMember: ({ member }: Detail) => `${member} 不正确`,
  tooLong: ({ member, limit }: Detail) => `${member} 过长，最多 ${limit}`,
  tooShort: ({ member, limit }: Detail) => `${member} 过短，至少 ${limit}`,
  bodyTooLarge: '内容过大',
  unknownPath: '接口没有找到',
  loginRequired: '您没有权限访问，请先登录',
  loginExpired: '登录过期',
  administratorOnly: '普通用户仅限查看',
  notYours: '权限不足',
  tooManyRequests: '操作过于频繁 请稍后再试',
  serverFault: '服务端错误',
  notReady: '服务正在准备，请稍后再试',
  wrongCredentials: '用户名或密码错误',
  articleNotFound: '文章不存在',
  articleTitleTaken: '已存在相同的文章标题',
  articleCategoryMissing: '文章分类必传',
  articleTagsMissing: '文章标签不能为空，最多三个',
  articleOriginMissing: '转载和翻译需要填写原文链接',
  fileMissing: '文件上传失败',
  fileTooLarge: ({ limit }: Detail) => `文件过大，最多 ${limit} MB`,
  fileTooSlow: '文件上传太慢，请换个网络再试',
  notAPicture: '没能认出这张图片，请换一张',
  tooManyPixels: ({ limit }: Detail) => `图片尺寸过大，最多 ${limit} 万像素`,
  tooManyUploads: '上传图片过于频繁 请稍后再试',
  uploadDayFull: '今天上传的图片够多了，明天再来',
  foreignPicture: '图片只能用自己上传的',
}
