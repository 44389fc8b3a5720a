/** The words of what one can do with lyrics. */
export const linesZhCN = {
  tools: '歌词工具',
  share: '分享歌词',
  lyricWindow: '小窗歌词',
  failed: '没有成功，换一首试试',
}

export const linesEn: typeof linesZhCN = {
  tools: 'Lyric tools',
  share: 'Share lines',
  lyricWindow: 'Lyric window',
  failed: 'That did not work here',
}
