/** Titles and texts of toasts and dialogs. */
export const messages = {
  title: { info: '提示', warning: '温馨提示', error: '错误提示', welcome: '欢迎～' },
  close: '关闭',
  region: '消息',
  loginExpired: '登录过期',
  noPermission: '权限不足',
  notFound: '接口没有找到',
  serverError: '服务端错误',
  offline: '网络断开了，连上以后再试',
  timeout: '等了太久没有回音，请再试一次',
  noAnswer: '没有连上服务器，请稍后再试',
  unclear: '请求没有成功，请稍后再试',
  loginFirst: '请先登录',
  loggedIn: '登录成功',
  autoLoggedIn: '自动登录成功',
  loggedOut: '退出成功',
  confirm: { title: '提示', yes: '确认', no: '取消' },
}

/** By hour of day; the hours are in the site's rules. */
export const greetings = {
  lateNight: (name: string) => `夜深了，${name}，早点休息，别忘了关灯。`,
  earlyMorning: (name: string) => `早上好，${name}，新的一天从一杯热茶开始。`,
  morning: (name: string) => `上午好，${name}，愿你今天顺顺利利。`,
  noon: (name: string) => `中午好，${name}，吃过饭，不妨小睡一会儿。`,
  afternoon: (name: string) => `下午好，${name}，累了就看看窗外。`,
  dusk: (name: string) => `傍晚好，${name}，记得按时吃饭。`,
  evening: (name: string) => `晚上好，${name}，听首歌吧。`,
  night: (name: string) => `晚上好，${name}，早些睡，明天见。`,
  visitor: (blogName: string) => `欢迎来到${blogName}，随便坐坐。`,
}

export const formats = {
  secondsAgo: (count: number) => `${count}秒前`,
  minutesAgo: (count: number) => `${count}分钟前`,
  hoursAgo: (count: number) => `${count}小时前`,
  daysAgo: (count: number) => `${count}天前`,
}
