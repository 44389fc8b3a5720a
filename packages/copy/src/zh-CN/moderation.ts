/** Notifications about moderation decisions. The server writes them. */
export const order = {
  removed: {
    one: (text: string) => `您写的“${text}”已被站长移除。`,
    many: (count: number) => `您写的 ${count} 条内容已被站长移除。`,
  },
  refused: {
    one: (text: string) => `您写的“${text}”站长看过了，没有放出来。`,
    many: (count: number) => `您写的 ${count} 条内容站长看过了，没有放出来。`,
  },
  reportRemoved: {
    one: (text: string) => `您举报的“${text}”已经移除，谢谢您告诉站长。`,
    many: (count: number) => `您举报的 ${count} 条内容已经移除，谢谢您告诉站长。`,
  },
  reportKept: {
    one: (text: string) => `您举报的“${text}”站长看过了，决定留下。`,
    many: (count: number) => `您举报的 ${count} 条内容站长看过了，决定留下。`,
  },
}
