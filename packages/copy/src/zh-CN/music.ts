export const music = {
  region: '音乐',
  open: '打开播放器',
  /** The playlist of songs that lie in no folder. */
  looseSongs: '散落的歌',
}
