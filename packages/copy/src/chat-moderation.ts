import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  title: (name: string) => `管理 ${name} 的发言`,
  action: '怎么处理',
  actions: { remove: '删除这条消息', mute: '禁言', ban: '封禁这个人' },
  banHint: '封禁会结束对方所有登录，并删除最近七天的发言。',
  duration: '时长',
  durations: { 10: '十分钟', 60: '一小时', 1440: '一天', 10080: '七天' },
  reason: '原因',
  reasonHint: '写在操作日志里，只有管理员看得到',
  confirm: '确认',
  done: {
    remove: '消息已删除',
    mute: '已禁言，马上生效',
    ban: '已封禁',
    nobody: '没有可以处理的：消息已经不在，或者对方是管理员',
    rules: '发言规则已生效',
  },
  rules: '发言规则',
  slowMode: '慢速模式',
  slow: { 0: '关闭', 5: '5 秒一条', 30: '30 秒一条', 60: '1 分钟一条', 300: '5 分钟一条' },
  slowEvery: (seconds: number) =>
    seconds % 60 === 0 ? `${seconds / 60} 分钟一条` : `${seconds} 秒一条`,
  readOnly: '只读',
  readOnlyFor: { 0: '关闭', 10: '十分钟', 60: '一小时', 1440: '一天' },
  readOnlyLeft: (minutes: number) =>
    minutes < 120 ? `还有 ${minutes} 分钟` : `还有 ${Math.round(minutes / 60)} 小时`,
  save: '应用',
}
type ChatModerationCopy = typeof chinese

const english: ChatModerationCopy = {
  title: (name) => `Moderate ${name}`,
  action: 'Action',
  actions: { remove: 'Remove this message', mute: 'Mute', ban: 'Ban this user' },
  banHint: 'A ban ends all sessions of the user and removes the posts of the last seven days.',
  duration: 'Duration',
  durations: { 10: '10 minutes', 60: '1 hour', 1440: '1 day', 10080: '1 week' },
  reason: 'Reason',
  reasonHint: 'For the audit log. Only administrators see it.',
  confirm: 'Confirm',
  done: {
    remove: 'Message removed',
    mute: 'Muted',
    ban: 'User banned',
    nobody: 'Nothing to do: the message is gone, or its author is an administrator',
    rules: 'Chat rules changed',
  },
  rules: 'Chat rules',
  slowMode: 'Slow mode',
  slow: { 0: 'Off', 5: 'every 5 s', 30: 'every 30 s', 60: 'every minute', 300: 'every 5 minutes' },
  slowEvery: (seconds) =>
    seconds % 60 === 0 ? `every ${seconds / 60} minutes` : `every ${seconds} s`,
  readOnly: 'Read-only',
  readOnlyFor: { 0: 'Off', 10: '10 minutes', 60: '1 hour', 1440: '1 day' },
  readOnlyLeft: (minutes) =>
    minutes < 120 ? `${minutes} min left` : `${Math.round(minutes / 60)} h left`,
  save: 'Apply',
}

/** Separate from the copy of the room. It comes with the dialogs of administrators. */
export const chatModerationCopy: InBothLanguages<ChatModerationCopy> = {
  'zh-CN': chinese,
  en: english,
}
