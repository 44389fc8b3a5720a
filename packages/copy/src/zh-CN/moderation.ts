/** The notifications about moderation decisions. Only the server uses them. */
export const moderation = {
  removed: {
    one: (text: string) => `您写的“${text}”已被站长移除。`,
    many: (count: number) => `您写的 ${count} 条内容已被站长移除。`,
  },
  refused: {
    one: (text: string) => `您写的“${text}”未通过审核。`,
    many: (count: number) => `您写的 ${count} 条内容未通过审核。`,
  },
  reportRemoved: {
    one: (text: string) => `您举报的“${text}”已被移除，感谢您的举报。`,
    many: (count: number) => `您举报的 ${count} 条内容已被移除，感谢您的举报。`,
  },
  reportKept: {
    one: (text: string) => `您举报的“${text}”审核后保留。`,
    many: (count: number) => `您举报的 ${count} 条内容审核后保留。`,
  },
}
