import { describe, expect, it } from 'vitest'
import { embedOf } from './embed-addresses.ts'
import { renderArticle } from './index.ts'
import { offences } from './testing/offences.ts'

const ADDRESSES: [string, string, string][] = [
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ],
  [
    'https://www.bilibili.com/video/BV1GJ411x7h7/?p=2',
    'video',
    'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&p=2&autoplay=1&danmaku=0',
  ],
  [
    'https://www.bilibili.com/video/av170001',
    'video',
    'https://player.bilibili.com/player.html?aid=170001&p=1&autoplay=1&danmaku=0',
  ],
  [
    'https://music.163.com/#/song?id=186016',
    'track',
    'https://music.163.com/outchain/player?type=2&id=186016&auto=1&height=66',
  ],
  [
    'https://y.music.163.com/m/song?id=186016&userid=3',
    'track',
    'https://music.163.com/outchain/player?type=2&id=186016&auto=1&height=66',
  ],
  [
    'https://music.163.com/playlist/24381616/',
    'list',
    'https://music.163.com/outchain/player?type=0&id=24381616&auto=1&height=430',
  ],
  [
    'https://open.spotify.com/intl-de/track/4PTG3Z6ehGkBFwjybzWkR8?si=x',
    'track',
    'https://open.spotify.com/embed/track/4PTG3Z6ehGkBFwjybzWkR8',
  ],
  [
    'https://open.spotify.com/album/4PTG3Z6ehGkBFwjybzWkR8',
    'list',
    'https://open.spotify.com/embed/album/4PTG3Z6ehGkBFwjybzWkR8',
  ],
  [
    'https://codepen.io/some-one/pen/aBcDeF',
    'code',
    'https://codepen.io/some-one/embed/aBcDeF?default-tab=result',
  ],
  [
    'https://gist.github.com/octocat/6cad326836d38bd3a7ae',
    'text',
    'https://gist.githubusercontent.com/octocat/6cad326836d38bd3a7ae/raw',
  ],
  [
    'https://www.youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI',
    'video',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI',
  ],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI#t=9',
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=9&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI',
  ],
  [
    'https://www.bilibili.com/video/BV1GJ411x7h7?t=12.5&spm_id_from=333.788',
    'video',
    'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&p=1&autoplay=1&danmaku=0&t=12',
  ],
  [
    'https://www.bilibili.com/list/watchlater?bvid=BV1GJ411x7h7&oid=1',
    'video',
    'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&p=1&autoplay=1&danmaku=0',
  ],
  [
    'https://music.163.com/#/program?id=12',
    'track',
    'https://music.163.com/outchain/player?type=3&id=12&auto=1&height=66',
  ],
  [
    'https://music.163.com/#/djradio?id=12',
    'list',
    'https://music.163.com/outchain/player?type=4&id=12&auto=1&height=430',
  ],
  [
    'https://codepen.io/team/codepen/pen/PNaGbb',
    'code',
    'https://codepen.io/team/codepen/embed/PNaGbb?default-tab=result',
  ],
]

/** As these hosts offer it for other sites. */
const CODES: [string, string, string][] = [
  [
    '<iframe src="//player.bilibili.com/player.html?isOutside=true&aid=170001&bvid=BV1GJ411x7h7&cid=3&p=2" scrolling="no" border="0" frameborder="no" framespacing="0" allowfullscreen="true"></iframe>',
    'video',
    'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&p=2&autoplay=1&danmaku=0',
  ],
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=5" title="YouTube video player" frameborder="0" allow="autoplay; web-share" allowfullscreen></iframe>',
    'video',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=5',
  ],
  [
    '<iframe frameborder="no" width=330 height=86 src="//music.163.com/outchain/player?type=2&id=186016&auto=1&height=66"></iframe>',
    'track',
    'https://music.163.com/outchain/player?type=2&id=186016&auto=1&height=66',
  ],
  [
    "<iframe style='border-radius:12px' src='https://open.spotify.com/embed/track/4PTG3Z6ehGkBFwjybzWkR8?utm_source=generator' width='100%' loading='lazy'></iframe>",
    'track',
    'https://open.spotify.com/embed/track/4PTG3Z6ehGkBFwjybzWkR8',
  ],
]

describe('an address alone on its line', () => {
  it.each(ADDRESSES)('becomes a card: %s', (address, shape, source) => {
    expect(embedOf(address)).toMatchObject({ shape, source })
    const { html } = renderArticle(`before\n\n${address}\n\nafter`)
    expect(html).toContain(`<p class="embed embed-${shape}"><a href="`)
    expect(html).toContain(`data-source="${source.replaceAll('&', '&#x26;')}"`)
    expect(html).toContain('rel="noopener"')
    expect(html).not.toMatch(/<(?:iframe|img|script)/)
    expect(offences(html)).toEqual([])
  })

  it.each(CODES)('may be inside of the code of its host: %s', (code, shape, source) => {
    const { html, text } = renderArticle(`before\n\n${code}`)
    expect(html).toContain(`<p class="embed embed-${shape}"><a href="https://`)
    expect(html).toContain(`data-source="${source.replaceAll('&', '&#x26;')}"`)
    expect(text).toBe('before')
    expect(offences(html)).toEqual([])
  })

  it.each([
    ['/article?id=12', 'article', '/article?id=12'],
    ['/article/tea-and-rain', 'article', '/article/tea-and-rain'],
    ['/article/茶-2', 'article', '/article/%E8%8C%B6-2'],
    ['/article/%e8%8c%b6-2', 'article', '/article/%E8%8C%B6-2'],
    ['https://tea.example/article?id=12', 'article', '/article?id=12'],
    ['https://tea.example/article/tea-and-rain', 'article', '/article/tea-and-rain'],
    ['https://tea.example/article/%E8%8C%B6', 'article', '/article/%E8%8C%B6'],
    ['https://tea.example/home?song=7', 'song', '/home?song=7'],
    ['/article?song=1000', 'song', '/home?song=1000'],
    ['/home?song=7', 'song', '/home?song=7'],
  ])('is a card of this site: %s', (address, shape, href) => {
    const { html } = renderArticle(address, 'https://tea.example')
    expect(html).toContain(`<p class="embed embed-${shape}"><a href="${href}" class="embed-card">`)
    expect(offences(html)).toEqual([])
  })

  it('is a card of a file with its name and size', () => {
    const url = `/attachments/${'a'.repeat(32)}-1258291.pdf`
    const { html } = renderArticle(`[a "b\\] <i>.pdf](${url})`)
    expect(html).toContain(`<p class="embed embed-file"><a href="${url}" class="embed-card"`)
    expect(html).toContain('download="a &#x22;b] <i>.pdf"')
    expect(html).toContain('a "b] &#x3C;i>.pdf</span> <span class="embed-address">PDF · 1.2 MB<')
    expect(offences(html)).toEqual([])
  })

  it('may stand among others, one on each line', () => {
    const { html } = renderArticle('/article?id=1\nhttps://youtu.be/dQw4w9WgXcQ')
    expect(html.match(/class="embed /g)).toHaveLength(2)
  })

  it('is in no search text and in no summary', () => {
    expect(renderArticle('a\n\nhttps://youtu.be/dQw4w9WgXcQ').text).toBe('a')
  })
})

it.each([
  'see https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ\nand words',
  '[a song](https://youtu.be/dQw4w9WgXcQ)',
  '- https://youtu.be/dQw4w9WgXcQ',
  '`https://youtu.be/dQw4w9WgXcQ`',
  '    https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/#https://youtu.be/dQw4w9WgXcQ',
  'https://user@evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQdQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://music.163.com/#//evil.example/song?id=x',
  'https://music.163.com/#/song?id=1%22onload=1',
  'https://open.spotify.com/track/../../x',
  'https://gist.github.com/octocat/..%2f..%2fx',
  'https://codepen.io/a/pen/%22%3E',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe> and words',
  '<iframe src="javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe srcdoc="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  'https://www.youtube.com/playlist?list=RDdQw4w9WgXcQ',
  'https://player.bilibili.com/player.html?bvid=..%2f..%2f',
  '/article?id=0',
  '/article?id=1&x=2',
  '/article/',
  '/article/tea/rain',
  '/article/tea#comments',
  '/article/tea?x=1',
  '/article/%2e%2e%2f',
  '/article/%',
  '/article/<b>',
  '/article/-tea',
  'https://tea.example.evil.example/article/tea',
  'https://tea.example',
  '//evil.example/article?id=1',
])('leaves alone what is no address of a card: %s', (markdown) => {
  const { html } = renderArticle(markdown, 'https://tea.example')
  expect(html).not.toContain('class="embed')
  expect(offences(html)).toEqual([])
})

it('knows no site of its own unless it is told', () => {
  expect(renderArticle('https://tea.example/article/tea', 'https://tea.example').html).toContain(
    'embed',
  )
  expect(renderArticle('https://tea.example/article/tea').html).not.toContain('embed')
})
