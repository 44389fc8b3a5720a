const zhCN = {
  choose: '选几句歌词',
  close: '关闭分享歌词',
  chosen: (count: number, most: number) => `选了 ${count} 句，最多 ${most} 句`,
  picture: (name: string) => `《${name}》的歌词图片`,
  none: '先选一句',
  save: '保存图片',
  send: '分享图片',
}

const en: typeof zhCN = {
  choose: 'Choose lines',
  close: 'Close sharing of lines',
  chosen: (count, most) => `Lines chosen: ${count} of ${most}`,
  picture: (name) => `A picture of lines from “${name}”`,
  none: 'Choose a line first',
  save: 'Save picture',
  send: 'Share picture',
}

/** The words of the dialog that makes a picture of lines. It loads when it is opened. */
export const shareLinesCopy = { 'zh-CN': zhCN, en } as const
