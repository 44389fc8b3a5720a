const AFTER_POINT = 1

/** The words of the settings of lyrics. */
export const wordsZhCN = {
  name: '歌词设置',
  translation: '翻译',
  romanisation: '罗马音',
  line: '唱片上方的歌词',
  closeLine: '收起唱片上方的歌词',
  lineClosed: '收起来了，歌词设置里可以再打开',
  offset: '歌词时间',
  earlier: '歌词提前 0.1 秒',
  later: '歌词延后 0.1 秒',
  moved: (seconds: number) => {
    if (seconds === 0) return '歌词准时'
    const amount = Math.abs(seconds).toFixed(AFTER_POINT)
    return seconds < 0 ? `提前 ${amount} 秒` : `延后 ${amount} 秒`
  },
  reset: '还原',
}

export const wordsEn: typeof wordsZhCN = {
  name: 'Lyrics settings',
  translation: 'Translation',
  romanisation: 'Romanization',
  line: 'Line above the disc',
  closeLine: 'Hide the line above the disc',
  lineClosed: 'Hidden. Show it again in the lyrics settings',
  offset: 'Lyrics timing',
  earlier: 'Lyrics 0.1 s earlier',
  later: 'Lyrics 0.1 s later',
  moved: (seconds) => {
    if (seconds === 0) return 'On time'
    const amount = Math.abs(seconds).toFixed(AFTER_POINT)
    return seconds < 0 ? `${amount} s earlier` : `${amount} s later`
  },
  reset: 'Reset',
}
