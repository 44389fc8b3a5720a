/** The hosts whose frames a page may show, after a press. */
export const FRAMED_HOSTS: readonly string[] = [
  'www.youtube-nocookie.com',
  'player.bilibili.com',
  'music.163.com',
  'open.spotify.com',
  'codepen.io',
]

/** The hosts whose texts a page may read, after a press. */
export const READ_HOSTS: readonly string[] = ['gist.githubusercontent.com']
