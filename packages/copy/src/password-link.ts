const chinese = {
  asking: '正在看这个链接……',
  lead: (username: string) => `为账号 ${username} 设置新密码。所有登录着的设备都会退出。`,
  save: '设置新密码',
  spentTitle: '这个链接不能用了',
  spentText: '它已经用过，或者过期了。请向站长再要一个。',
  failedTitle: '没有连上',
  retry: '再试一次',
  doneTitle: '新密码已经生效',
  doneText: '用它登录吧，链接不会再起作用。',
  toLogin: '去登录',
}
export type PasswordLinkCopy = typeof chinese

const english: PasswordLinkCopy = {
  asking: 'Looking at this link …',
  lead: (username) => `Set a new password for ${username}. Every device will be logged out.`,
  save: 'Set the new password',
  spentTitle: 'This link does not work any more',
  spentText: 'It has been used, or is too old. Please ask the owner for another.',
  failedTitle: 'No connection',
  retry: 'Try again',
  doneTitle: 'The new password is set',
  doneText: 'Log in with it; the link will not work again.',
  toLogin: 'Log in',
}

/** Apart from the copy that every page brings along: hardly anybody ever comes to that page. */
export const passwordLinkCopy: Readonly<Record<'zh-CN' | 'en', PasswordLinkCopy>> = {
  'zh-CN': chinese,
  en: english,
}
