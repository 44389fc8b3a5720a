/** The words of the sound settings. */
export const soundZhCN = {
  name: '声音',
  speed: '速度',
  equaliser: '均衡器',
  presets: {
    off: '关',
    bass: '低音',
    vocal: '人声',
    treble: '高音',
    acoustic: '原声',
    night: '夜里',
  },
  crossfade: '淡入淡出',
  off: '关',
  seconds: (seconds: number) => `${seconds} 秒`,
  gapless: '歌与歌之间不留空隙',
  levelled: '音量均衡',
  keys: '整页快捷键',
  keysHint: '播放时在页面上：空格暂停，← → 快退快进 5 秒，M 静音',
}

export const soundEn: typeof soundZhCN = {
  name: 'Sound',
  speed: 'Speed',
  equaliser: 'Equaliser',
  presets: {
    off: 'Off',
    bass: 'Bass',
    vocal: 'Vocal',
    treble: 'Treble',
    acoustic: 'Acoustic',
    night: 'Night',
  },
  crossfade: 'Crossfade',
  off: 'Off',
  seconds: (seconds) => `${seconds} s`,
  gapless: 'Gapless playback',
  levelled: 'Even loudness',
  keys: 'Keys on the whole page',
  keysHint: 'While a song plays: space pauses, ← → seek by 5 s, M mutes',
}
