import type * as zhCN from '../zh-CN/notification-drawer.ts'

export const notificationDrawer: typeof zhCN.notificationDrawer = {
  unread: (count) => `${count} unread`,
  readAll: 'Mark all as read',
  close: 'Close',
  go: 'Open',
  goNewWindow: 'Open in a new window',
  delete: 'Delete',
  isNew: 'Unread',
  confirmDelete: 'are you sure to delete?',
  deleted: 'Deleted',
  more: 'click to load more',
  end: 'reached the bottom',
  empty: 'No notifications yet',
  failed: 'Could not load notifications',
  again: 'Try again',
}
