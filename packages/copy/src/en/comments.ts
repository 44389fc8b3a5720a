import type * as zhCN from '../zh-CN/comments.ts'

export const notifications: typeof zhCN.notifications = {
  commented: {
    1: (name, title, text) => `${name} commented on your article “${title}”: ${text}`,
    2: (name, _, text) => `${name} commented on your talk: ${text}`,
    3: (name, _, text) => `${name} commented on your board message: ${text}`,
  },
  replied: (name, text) => `${name} answered you: ${text}`,
}

export const comments: typeof zhCN.comments = {
  title: 'Comments',
  orders: { hot: 'Hottest', new: 'Newest' },
  order: 'Order',
  open: 'Show',
  close: 'Hide',
  invite: 'Say something',
  cancel: 'Not now',
  placeholder: 'Leave a trace of your visit',
  field: 'Write a comment',
  replyField: (name) => `Answer ${name}`,
  to: (name) => `@ ${name}`,
  answers: 'Answering',
  owner: 'UP',
  ownerTitle: 'Owner of this site',
  login: 'Log in',
  loginToWrite: 'Log in to comment',
  clear: 'Clear',
  publish: 'Publish',
  publishing: 'Publishing',
  left: (count) => `${count} characters left`,
  tooLong: (count) => `${count} characters too many`,
  reply: 'Reply',
  closeReply: 'Close',
  delete: 'Delete',
  like: 'Like',
  liked: 'Liked, press to undo',
  expand: 'More',
  fold: 'Less',
  more: 'Show more',
  replyPages: 'Pages of replies',
  previous: 'Previous page',
  next: 'Next page',
  empty: 'No comments yet. Say the first word.',
  failed: 'The comments did not open',
  again: 'Try again',
  held: 'What you wrote waits for the owner to have a look',
  done: 'Published',
  deleted: 'Deleted',
  likeDone: 'Liked',
  unlikeDone: 'Like taken back',
  confirmDelete: 'Delete this comment? Its replies go with it.',
  confirmDeleteReply: 'Delete this reply?',
}

export const drawer: typeof zhCN.drawer = {
  title: 'my messages',
  unread: (count) => `${count} unread`,
  badge: (count) => `my messages, ${count} unread`,
  readAll: 'Mark all as read',
  close: 'Close',
  go: 'Go there',
  goNewWindow: 'Go there (new window)',
  delete: 'Delete',
  isNew: 'Unread',
  confirmDelete: 'are you sure to delete?',
  deleted: 'Deleted',
  more: 'click to load more',
  end: 'reached the bottom',
  empty: 'No messages yet. When somebody answers you, it appears here.',
  failed: 'Your messages did not open',
  again: 'Try again',
}

export const emoji: typeof zhCN.emoji = { open: 'Emoji', choose: 'Choose an emoji' }

export const report: typeof zhCN.report = {
  button: 'Report',
  confirm: 'Report this? The owner will have a look.',
  done: 'The owner has been told',
}
