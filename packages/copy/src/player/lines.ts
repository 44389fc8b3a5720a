/** The words of shared lines, and of the lyric window. */
export const linesZhCN = {
  tools: '歌词工具',
  share: '分享歌词',
  choose: '选几句歌词',
  close: '关闭分享歌词',
  chosen: (count: number, most: number) => `选了 ${count} 句，最多 ${most} 句`,
  picture: (name: string) => `《${name}》的歌词图片`,
  none: '先选一句',
  save: '保存图片',
  send: '分享图片',
  failed: '图片没有画成，换一首试试',
  lyricWindow: '小窗歌词',
  windowFailed: '浏览器没有打开小窗',
}

export const linesEn: typeof linesZhCN = {
  tools: 'Lyric tools',
  share: 'Share lines',
  choose: 'Choose lines',
  close: 'Close sharing of lines',
  chosen: (count, most) => `Lines chosen: ${count} of ${most}`,
  picture: (name) => `A picture of lines from “${name}”`,
  none: 'Choose a line first',
  save: 'Save picture',
  send: 'Share picture',
  failed: 'The picture could not be drawn',
  lyricWindow: 'Lyric window',
  windowFailed: 'The browser did not open the window',
}
