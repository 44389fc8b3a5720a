/** What the player says. It comes with the player, not with the page. */
export const zhCN = {
  idle: '听首歌吧',
  lostArtist: '歌手走丢了',
  play: '播放',
  pause: '暂停',
  previous: '上一首',
  next: '下一首',
  progress: '播放进度',
  /** What a screen reader says of the progress. */
  timeOf: (current: string, total: string) => `${current}，共 ${total}`,
  mode: (name: string) => `播放模式：${name}`,
  modes: { RANDOM: '随机播放', LISTLOOP: '列表循环', SINGLECYCLE: '单曲循环' },
  volume: '音量',
  mute: '静音',
  unmute: '取消静音',
  customList: '我的列表',
  columns: { song: '歌曲', artist: '作者', other: '其他', action: '操作' },
  empty: '空空如也',
  playSong: (name: string) => `播放《${name}》`,
  remove: (name: string) => `把《${name}》移出列表`,
  bar: '播放条',
  close: '收起播放器',
  added: '添加成功',
  removed: '删除成功',
  unplayable: (name: string) => `《${name}》暂时放不了，换下一首`,
  gaveUp: '这几首歌都没能放出来，请稍后再试',
  notLoaded: '播放器没有取到，请稍后再试',
  noPlaylists: '歌单没有取到，请稍后再试',
  noSongs: '这里还没有歌',
}

export type PlayerCopy = typeof zhCN
