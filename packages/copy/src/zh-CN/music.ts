export const music = {
  region: '音乐',
  open: '打开播放器',
  /** The playlist of songs without a folder. */
  looseSongs: '散落的歌',
}
