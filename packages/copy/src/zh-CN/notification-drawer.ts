/** The copy of the open drawer. It loads with the drawer; the text of its button is in `drawer`. */
export const notificationDrawer = {
  unread: (count: number) => `${count} 条未读`,
  readAll: '全部已读',
  close: '关闭',
  go: '前往',
  goNewWindow: '前往（新窗口）',
  delete: '删除',
  isNew: '未读',
  confirmDelete: '确定删除吗?',
  deleted: '删除成功',
  more: '点击加载更多～',
  end: '已经到底啦',
  empty: '还没有消息。有人回应你时，会出现在这里。',
  failed: '消息没能打开',
  again: '再试一次',
}
