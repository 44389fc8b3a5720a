export const music = {
  /** The playlist of songs that lie in no folder. */
  looseSongs: '散落的歌',
}
