import type * as zhCN from '../zh-CN/comments.ts'

export const notifications: typeof zhCN.notifications = {
  commented: {
    1: (name, title, text) => `${name} commented on your article “${title}”: ${text}`,
    2: (name, _, text) => `${name} commented on your talk: ${text}`,
    3: (name, _, text) => `${name} commented on your board message: ${text}`,
    4: (name, title, text) => `${name} commented on your page “${title}”: ${text}`,
  },
  replied: (name, text) => `${name} replied to you: ${text}`,
  gone: 'A comment that is no longer there',
}

export const comments: typeof zhCN.comments = {
  title: 'Comments',
  open: 'Show',
  close: 'Hide',
  invite: 'Write a comment',
  cancel: 'Close',
  plain: 'Read the comments',
}

export const drawer: typeof zhCN.drawer = {
  title: 'my messages',
  badge: (count) => `my messages, ${count} unread`,
}

export const emoji: typeof zhCN.emoji = { open: 'Emoji', choose: 'Choose an emoji' }

export const report: typeof zhCN.report = {
  button: 'Report',
  confirm: 'Report this to the site owner?',
  done: 'Report sent',
}
