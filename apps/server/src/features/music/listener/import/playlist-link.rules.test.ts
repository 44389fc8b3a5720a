import { describe, expect, it } from 'vitest'
import { linkIn } from './playlist-link.rules.ts'

describe('a link of NetEase', () => {
  it.each([
    'https://music.163.com/playlist?id=2829883282',
    'https://music.163.com/#/playlist?id=2829883282',
    'https://music.163.com/m/playlist?id=2829883282',
    'https://music.163.com/#/m/playlist?id=2829883282&userid=5',
    'https://music.163.com/#/my/m/music/playlist?id=2829883282',
    'http://music.163.com/playlist/2829883282/37265/?userid=37265',
    'https://y.music.163.com/m/playlist?userid=77&id=2829883282&creatorId=77',
    'music.163.com/#/playlist?id=2829883282',
    'y.music.163.com/m/playlist?id=2829883282',
    '  HTTPS://MUSIC.163.COM/playlist?id=2829883282  ',
    '分享小明创建的歌单「夏天，和海」: https://y.music.163.com/m/playlist?app_version=8.9&id=2829883282&userid=7 (来自@网易云音乐)',
    '分享歌单：夜里听\nhttps://music.163.com/m/playlist?id=2829883282，快来听',
  ])('is found in %s', (text) => {
    expect(linkIn(text)).toEqual({ kind: 'netease', id: 2829883282 })
  })

  it('may be a chart', () => {
    const text = 'https://music.163.com/#/discover/toplist?id=3778678'
    expect(linkIn(text)).toEqual({ kind: 'netease', id: 3778678 })
  })
})

it.each([
  'https://y.qq.com/n/ryqq/playlist/7364061065',
  'https://i.y.qq.com/n2/m/share/details/taoge.html?id=7364061065',
  'https://c6.y.qq.com/base/fcgi-bin/u?__=abc',
  'y.qq.com/n/ryqq/playlist/1',
  '小明分享的歌单：https://i2.y.qq.com/n3/other/pages/details/playlist.html?id=1',
])('a link of QQ is known: %s', (text) => {
  expect(linkIn(text)).toEqual({ kind: 'qq' })
})

it.each([
  'https://music.163.com/#/song?id=186016',
  'https://music.163.com/#/album?id=18918',
  'https://music.163.com/playlist',
  'https://music.163.com/playlist?id=abc',
  'https://music.163.com/playlist?id=99999999999999999999',
  'https://music.163.com/#//[playlist',
  'https://music.163.com.example/playlist?id=1',
  'https://163cn.tv/AbCdEf',
  'https://open.spotify.com/playlist/37i9dQ',
  'http://169.254.169.254/playlist?id=1',
  'https://',
])('a link without a known playlist is unknown: %s', (text) => {
  expect(linkIn(`${text} `)?.kind ?? 'unknown').toBe('unknown')
})

it.each(['', ' \n ', '晴天 - 周杰伦', 'playlist?id=5', 'a\nb\nc\nd\ne\nhttps://y.qq.com/n/1'])(
  'there is no link in %j',
  (text) => {
    expect(linkIn(text)).toBeUndefined()
  },
)
