import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  checking: '正在看这个链接……',
  lead: (username: string) => `为账号 ${username} 设置新密码。所有登录着的设备都会退出。`,
  save: '设置新密码',
  invalidTitle: '这个链接不能用了',
  invalidText: '它已经用过，或者过期了。请向站长再要一个。',
  failedTitle: '没有连上',
  retry: '再试一次',
  doneTitle: '新密码已经生效',
  doneText: '用它登录吧，链接不会再起作用。',
  toLogin: '去登录',
  forgotTitle: '忘记密码',
  forgotLead: '填写用户名。如果这个账号有确认过的邮箱，重设密码的链接会寄到那里。',
  forgotSend: '寄给我',
  forgotSent:
    '如果这个账号有确认过的邮箱，链接已经寄出，一天内有效。没有收到的话，看看垃圾邮件，或者请站长给您一条链接。',
  askOwner: (site: string) => `${site}没有设置邮件。请联系站长，他可以给您一条重设密码的链接。`,
  back: '返回登录',
}
export type PasswordLinkCopy = typeof chinese

const english: PasswordLinkCopy = {
  checking: 'Checking this link…',
  lead: (username) => `Set a new password for ${username}. All devices will be signed out.`,
  save: 'Set new password',
  invalidTitle: 'This link is no longer valid',
  invalidText: 'It was used or has expired. Ask the site owner for a new one.',
  failedTitle: 'Could not connect',
  retry: 'Try again',
  doneTitle: 'Password changed',
  doneText: 'Sign in with your new password.',
  toLogin: 'Sign in',
  forgotTitle: 'Forgot password',
  forgotLead:
    'Enter your username. If the account has a confirmed email address, a link to set a new password is sent there.',
  forgotSend: 'Send the link',
  forgotSent:
    'If the account has a confirmed email address, the link is on its way. It is valid for a day. If nothing arrives, look in the spam folder, or ask the site owner for a link.',
  askOwner: (site) =>
    `${site} does not send email. Ask the site owner for a link to set a new password.`,
  back: 'Back to sign in',
}

/** Separate from the copy that every page loads, because few users open this page. */
export const passwordLinkCopy: InBothLanguages<PasswordLinkCopy> = {
  'zh-CN': chinese,
  en: english,
}
