/** Notification texts. The server writes them. */
export const notifications = {
  commented: {
    1: (name: string, title: string, text: string) =>
      `您的文章《${title}》收到了 ${name} 的评论：${text}`,
    2: (name: string, _: string, text: string) => `您的说说收到了 ${name} 的评论：${text}`,
    3: (name: string, _: string, text: string) => `您的留言收到了 ${name} 的评论：${text}`,
    4: (name: string, title: string, text: string) =>
      `您的页面《${title}》收到了 ${name} 的评论：${text}`,
  },
  replied: (name: string, text: string) => `${name} 回复了您：${text}`,
  gone: '这条评论已经不在了',
}

export const comments = {
  title: '评论',
  open: '查看更多',
  close: '收起',
  invite: '求评论呀~',
  cancel: '取消发布',
  plain: '阅读评论',
}

export const drawer = {
  title: '我的消息',
  badge: (count: number) => `我的消息，${count} 条未读`,
}

export const emoji = { open: '表情', choose: '选一个表情' }

export const report = {
  button: '举报',
  confirm: '举报这条内容吗？站长会来看看。',
  done: '已经告诉站长了',
}
