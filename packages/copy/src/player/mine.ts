/** The words of the listener's own lists. */
export const mineZhCN = {
  name: '我的音乐',
  like: '喜欢这首歌',
  unlike: '不再喜欢',
  lists: { likes: '喜欢的歌', recent: '最近播放', most: '最常播放' },
  clearHistory: '清空播放记录',
  historyCleared: '播放记录已清空',
}

export const mineEn: typeof mineZhCN = {
  name: 'My music',
  like: 'Like this song',
  unlike: 'Unlike',
  lists: { likes: 'Liked songs', recent: 'Recent', most: 'Most played' },
  clearHistory: 'Clear history',
  historyCleared: 'History cleared',
}
