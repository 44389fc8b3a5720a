import { describe, expect, it } from 'vitest'
import { folded } from '../../song-search.rules.ts'
import { linesOf, readLine } from './song-lines.rules.ts'
import { createMatcher } from './song-match.rules.ts'
import { beginningsOf, createTitleFilter } from './wanted-titles.rules.ts'

/** Names with their artists; a song is found by its place, as `name`. */
const LIBRARY: readonly (readonly [name: string, ...artists: string[]])[] = [
  ['晴天', '周杰伦'],
  ['晴天', '孙燕姿'],
  ['蘭亭序', '周杰倫'],
  ['珊瑚海', '周杰伦', 'Lara梁心颐'],
  ['夢', '王力宏'],
  ['红豆 (Live)', '王菲'],
  ['红豆（伴奏）', '王菲'],
  ['传奇', '王菲'],
  ['传奇', '李健'],
  ['有一种悲伤', 'A-Lin'],
  ['Für Elise', 'Beethoven'],
  ['Hello', 'Adele'],
  ['Hello', 'Lionel Richie'],
  ['7 rings', 'Ariana Grande'],
  ['99 Luftballons', 'Nena'],
  ['3.14', 'Pi'],
  ["Don't Stop Me Now", 'Queen'],
  ['Here Comes the Sun - Remastered 2009', 'The Beatles'],
  ['Lemon', '米津玄師'],
  ['夜曲', ''],
  ['Night', ''],
  ['The Sound of Silence', 'Simon & Garfunkel'],
  ['+', 'Ed Sheeran'],
  ['沧海一声笑', '许冠杰'],
  ['See You Again', 'Wiz Khalifa', 'Charlie Puth'],
]

const named = ([name, ...artists]: readonly [string, ...string[]]) =>
  [name, ...artists.filter(Boolean)].join(' · ')

const match = createMatcher(
  LIBRARY.map(([name, ...artists]) => ({
    song: named([name, ...artists]),
    names: [folded(name)],
    artists: artists.map(folded),
  })),
)
const find = (line: string, place = 0) =>
  linesOf(line).map((text) => match(readLine(text, place).readings))[0]

describe('a line with title and artist', () => {
  it.each([
    ['晴天 - 孙燕姿', '晴天 · 孙燕姿'],
    ['孙燕姿 - 晴天', '晴天 · 孙燕姿'],
    ['晴天-周杰伦', '晴天 · 周杰伦'],
    ['晴天 — 周杰倫', '晴天 · 周杰伦'],
    ['晴天——孙燕姿', '晴天 · 孙燕姿'],
    ['晴天\t孙燕姿\t同名专辑\t04:29', '晴天 · 孙燕姿'],
    ['1\t晴天\t孙燕姿', '晴天 · 孙燕姿'],
    ['孙燕姿 | 晴天', '晴天 · 孙燕姿'],
    ['晴天｜孙燕姿', '晴天 · 孙燕姿'],
    ['晴天 / 孙燕姿', '晴天 · 孙燕姿'],
    ['晴天 孙燕姿', '晴天 · 孙燕姿'],
    ['孙燕姿《晴天》', '晴天 · 孙燕姿'],
    ['《晴天》- 孙燕姿', '晴天 · 孙燕姿'],
    ['3. 《晴天》 孙燕姿', '晴天 · 孙燕姿'],
    ['02、晴天 - 孙燕姿', '晴天 · 孙燕姿'],
    ['（4）晴天 - 孙燕姿', '晴天 · 孙燕姿'],
    ['12 - 晴天 - 孙燕姿', '晴天 · 孙燕姿'],
    ['• Hello by Lionel Richie', 'Hello · Lionel Richie'],
    ['HELLO – lionel richie', 'Hello · Lionel Richie'],
    ['兰亭序 - 周杰伦', '蘭亭序 · 周杰倫'],
    ['珊瑚海 - 周杰伦/Lara梁心颐', '珊瑚海 · 周杰伦 · Lara梁心颐'],
    ['珊瑚海 - Lara', '珊瑚海 · 周杰伦 · Lara梁心颐'],
    ['晴天 - 周杰伦 (Jay Chou)', '晴天 · 周杰伦'],
    ['晴天 - Jay Chou 周杰伦', '晴天 · 周杰伦'],
    ['有一种悲伤 - A-Lin', '有一种悲伤 · A-Lin'],
    ['A-Lin-有一种悲伤', '有一种悲伤 · A-Lin'],
    ['Fur Elise - BEETHOVEN', 'Für Elise · Beethoven'],
    ['Lemon - 米津玄师', 'Lemon · 米津玄師'],
    ['Simon and Garfunkel - The Sound Of Silence', 'The Sound of Silence · Simon & Garfunkel'],
    ['Don’t stop me now - Queen', "Don't Stop Me Now · Queen"],
    [
      'See You Again (feat. Charlie Puth) - Wiz Khalifa',
      'See You Again · Wiz Khalifa · Charlie Puth',
    ],
    [
      'See You Again feat. Charlie Puth - Wiz Khalifa',
      'See You Again · Wiz Khalifa · Charlie Puth',
    ],
    ['晴天 (Live) - 孙燕姿', '晴天 · 孙燕姿'],
    ['晴天（电视剧《晴天》主题曲） - 孙燕姿', '晴天 · 孙燕姿'],
    ['红豆 - 王菲', '红豆 (Live) · 王菲'],
    ['红豆（伴奏） - 王菲', '红豆（伴奏） · 王菲'],
    ['Here Comes The Sun - The Beatles', 'Here Comes the Sun - Remastered 2009 · The Beatles'],
    ['夜曲 - 周杰伦', '夜曲'],
    ['+ - Ed Sheeran', '+ · Ed Sheeran'],
  ])('%s is %s', (line, song) => {
    expect(find(line)).toBe(song)
  })

  it.each(['晴天 - 梁静茹', 'Hello - Beyoncé', '传奇 / 张三', '没有的歌 - 周杰伦'])(
    'takes no song of another artist: %s',
    (line) => {
      expect(find(line)).toBeUndefined()
    },
  )
})

describe('a line with a title', () => {
  it.each([
    ['晴天', '晴天 · 周杰伦'],
    ['1. 晴天', '晴天 · 周杰伦'],
    ['《传奇》', '传奇 · 王菲'],
    ['梦', '夢 · 王力宏'],
    ['梦 (Live)', '夢 · 王力宏'],
    ['7 rings', '7 rings · Ariana Grande'],
    ['99 Luftballons', '99 Luftballons · Nena'],
    ['3.14', '3.14 · Pi'],
    ['沧海一声笑 Live版', '沧海一声笑 · 许冠杰'],
    ['红豆', '红豆 (Live) · 王菲'],
    ['fur elise', 'Für Elise · Beethoven'],
  ])('%s is %s', (line, song) => {
    expect(find(line)).toBe(song)
  })

  it('may begin with the number of its line, and with no other', () => {
    expect(find('3 晴天', 2)).toBe('晴天 · 周杰伦')
    expect(find('03 晴天', 2)).toBe('晴天 · 周杰伦')
    expect(find('5 晴天', 2)).toBeUndefined()
  })

  it.each(['Night Walk', '24 Hello', 'Helloween', '天', '?!', '14'])(
    'is not found by a part of it: %s',
    (line) => {
      expect(find(line)).toBeUndefined()
    },
  )
})

describe('the lines of a text', () => {
  it('are those with letters or digits, without control characters, and not endless', () => {
    const text = `\u0000晴天\u0007\r\n\n -- \n\t\n《》\n1999\u2028b\r${'长'.repeat(999)}`
    const lines = linesOf(text)
    expect(lines.slice(0, 3)).toEqual(['晴天', '1999', 'b'])
    expect(lines[3]).toHaveLength(200)
  })

  it('are searched for without numbers and marks', () => {
    expect(readLine('1. 《晴天》 - 周杰倫', 0).keywords).toBe('晴天 周杰伦')
  })

  it('are looked up by the first two characters of possible titles', () => {
    const { readings } = readLine('晴天 - 梦', 0)
    expect(beginningsOf(readings)).toEqual(['晴天', '梦', '梦\n', '梦 ', '梦('])
    expect(beginningsOf(readLine('𠮷野家', 0).readings)).toEqual(['𠮷野'])
  })

  it('want the same songs as a match finds', () => {
    const isWanted = createTitleFilter(readLine('晴天 (Live) - 周杰伦', 0).readings)
    const names = ['晴天', '晴天 (live)', '晴天 (伴奏)', '晴天live', '周杰伦', '晴', '雨天']
    expect(names.filter(isWanted)).toEqual(names.slice(0, 5))
  })
})

it('prefers the very title when only that is wanted', () => {
  const { readings } = readLine('晴天 (Live) - 周杰伦', 0)
  expect(match(readings)).toBe('晴天 · 周杰伦')
  expect(match(readings, { isExact: true })).toBeUndefined()
})

it('finds songs by their further names', () => {
  const byAlias = createMatcher([{ song: 1, names: ['东风破', 'east wind'], artists: ['a'] }])
  expect(byAlias(readLine('East Wind - A', 0).readings)).toBe(1)
})
