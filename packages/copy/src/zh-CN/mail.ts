interface EventDetails {
  readonly name: string
  readonly title: string
  readonly text: string
}

const about = (title: string) => (title ? `《${title}》` : '')

/** The emails of the site and the pages of their links. Only the server uses them. */
export const mail = {
  digestSubject: (site: string, count: number) => `${site}：${count} 条新消息`,
  digestLead: (site: string) => `${site}这段时间里发生的事：`,
  more: (count: number) => `还有 ${count} 条，到站点上看看吧。`,
  unsubscribe: '不想再收到这样的邮件，点这里退订',
  confirmSubject: (site: string) => `${site}：请确认您的邮箱`,
  confirmLead: (site: string) =>
    `有人在${site}填写了这个邮箱。如果是您本人，请打开下面的链接确认：`,
  confirm: '确认这个邮箱',
  confirmFoot: '链接两天内有效。如果不是您，什么都不用做，我们不会再写信来。',
  passwordSubject: (site: string) => `${site}：重设密码`,
  passwordLead: (site: string) =>
    `有人说忘记了您在${site}的密码。如果是您本人，请打开下面的链接设置新密码：`,
  password: '设置新密码',
  passwordFoot: '链接一天内有效，只能用一次。如果不是您，什么都不用做，密码没有变。',
  newDevice: {
    subject: (site: string) => `${site}：有新设备登录了您的账号`,
    lead: (site: string, when: string) =>
      `${when}，有人在一个没有用过的浏览器里登录了您在${site}的账号。如果是您本人，什么都不用做；如果不是，请结束不认识的会话，并修改密码：`,
    button: '看看登录的设备',
    foot: '无痕窗口和清除过 Cookie 的浏览器，每次都算新设备。',
  },
  passwordChanged: {
    subject: (site: string) => `${site}：您的密码已修改`,
    lead: (site: string, when: string) =>
      `${when}，您在${site}的密码被修改了，所有设备都已退出登录。如果是您本人，什么都不用做；如果不是，请在登录窗口用“忘记密码”重新设置，或者联系站长。`,
    button: '去我的账号',
    foot: '这封邮件关系到账号安全，所以寄给您。',
  },
  /** By the kind of event. */
  lines: {
    comment: ({ name, title, text }: EventDetails) => `${name}评论了${about(title)}：${text}`,
    reply: ({ name, title, text }: EventDetails) => `${name}在${about(title)}的评论里回复：${text}`,
    boardMessage: ({ name, text }: EventDetails) => `${name}在留言板上写道：${text}`,
    friendLink: ({ name, title }: EventDetails) => `${name}申请或修改了友链“${title}”`,
    registration: ({ name }: EventDetails) => `${name}注册了账号`,
    backupFailed: ({ text }: EventDetails) => `备份失败：${text}`,
    held: ({ name, text }: EventDetails) => `等待审核，来自${name || '一位访客'}：${text}`,
    report: ({ name, text }: EventDetails) => `${name}举报了一处内容${text ? `：${text}` : ''}`,
  },
  pageTitle: '邮件',
  questions: { confirm: '确认这个邮箱，用来接收消息吗？', unsubscribe: '不再接收邮件吗？' },
  buttons: { confirm: '确认', unsubscribe: '退订' },
  done: { confirm: '邮箱已确认。', unsubscribe: '已退订，不会再有邮件寄来。' },
  linkDead: '这个链接已经失效了。',
  toSite: '回到站点',
}
