import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lineAt, wordAt } from '../src/lyrics/line-at.ts'
import { lyricTexts } from '../src/lyrics/lyric-texts.ts'
import type { LyricLine } from '../src/lyrics/lyrics.ts'
import { parseLyrics } from '../src/lyrics/parse-lyrics.ts'

/** Each file has one oddity in its name. The expected result is beside it. */
const ODDITIES = join(import.meta.dirname, 'lyric-oddities')
const names = readdirSync(ODDITIES).filter((name) => name.endsWith('.json'))

const read = (name: string) => readFileSync(join(ODDITIES, name), 'utf8')

type Expected = Partial<Omit<LyricLine, 'endMs'>> & { atMs: number; endMs?: number | null }

/** Defaults of an expectation: a line lasts until the next, and has no other fields. */
const complete = (lines: readonly Expected[]) =>
  lines.map((line, index) => {
    const { endMs = lines[index + 1]?.atMs } = line
    const usual = { words: [], translation: '', isCredit: false }
    return { ...usual, ...line, endMs: endMs ?? undefined }
  })

const RULES: Readonly<Record<string, RegExp>> = {
  '[MUSIC-28]': /minutes|fractions|hundredths|hours/,
  '[MUSIC-29]': /several-marks|sung-again/,
  '[MUSIC-30]': /offset|headers/,
  '[MUSIC-31]': /unsorted|gaps/,
  '[MUSIC-32]': /translation|same-line/,
  '[MUSIC-33]': /word/,
  '[MUSIC-34]': /credit/,
  '[MUSIC-35]': /brackets|none|no-marks|nothing|windows|spaces/,
}
const ruleOf = (name: string) => Object.keys(RULES).find((id) => RULES[id]?.test(name))

const parsedFile = (name: string) => {
  const translation = `${name}.translation.lrc`
  const hasTranslation = readdirSync(ODDITIES).includes(translation)
  return parseLyrics(read(`${name}.lrc`), hasTranslation ? read(translation) : '')
}

describe('lyrics', () => {
  it('[MUSIC-35] have thirty test files or more', () => {
    expect(names.length).toBeGreaterThanOrEqual(30)
    expect(names.filter((name) => !ruleOf(name))).toEqual([])
  })

  it.each(names.map((name) => [ruleOf(name), name.replace('.json', '')] as const))(
    '%s are parsed with %s',
    (_, name) => {
      const { isTimed, lines } = JSON.parse(read(`${name}.json`))
      expect(parsedFile(name)).toEqual({ isTimed, lines: complete(lines) })
    },
  )

  it.each(names.map((name) => name.replace('.json', '')))(
    '[MUSIC-43] survive the four texts of the wire: %s',
    (name) => {
      const parsed = parsedFile(name)
      const { lyric, translation, words, romanisation } = lyricTexts(parsed)
      expect(parseLyrics(lyric, translation, words, romanisation)).toEqual(parsed)
      for (const line of parsed.isTimed ? lyric.split('\n') : []) {
        expect(line).toMatch(/^\[\d{2,}:\d{2}\.\d{2,3}\](?!\s*[[<]\d+:\d)/)
      }
    },
  )

  it('[MUSIC-43] leave as plain lines, translations and word times', () => {
    const text = '[ar:x]\n[00:08.82]<00:08.82>床<00:09.5>前\n[00:08.82]Before my bed\n[00:12]'
    expect(lyricTexts(parseLyrics(text))).toEqual({
      lyric: '[00:08.82]床前\n[00:12.00]',
      translation: '[00:08.82]Before my bed',
      words: '[8820,3180](8820,680,0)床(9500,2500,0)前',
      romanisation: '',
    })
    expect(lyricTexts(parseLyrics(''))).toEqual({
      ...{ lyric: '', translation: '', words: '', romanisation: '' },
    })
  })

  it.each([
    ['[00:01]夜に\n[00:01]yoru ni\n[00:01]在夜里', '在夜里', 'yoru ni'],
    ['[00:01]床前\n[00:01]Before my bed', 'Before my bed', undefined],
    ['[00:01]Nuit\n[00:01]night\n[00:01]夜', 'night / 夜', undefined],
    ['[00:01]夜に\n[00:01]yoru ni\n[00:01]at night', 'yoru ni / at night', undefined],
  ])('[MUSIC-52] have a romanisation beside a translation: %j', (text, translation, read) => {
    const [line] = parseLyrics(text).lines
    expect([line?.translation, line?.romanisation]).toEqual([translation, read])
  })

  it('[MUSIC-52] take the romanisation of a text of its own', () => {
    const { lines } = parseLyrics('[00:01]夜に', '[00:01]at night', '', '[00:01]yoru ni')
    expect(lines).toMatchObject([{ translation: 'at night', romanisation: 'yoru ni' }])
  })

  it('[MUSIC-33] ignore word times of another text or form', () => {
    const wordsOf = (words: string) => parseLyrics('[00:01]la la', '', words).lines[0]?.words
    expect(wordsOf('[1000,5](1000,2,0)la (1002,3,0)la')).toHaveLength(2)
    for (const words of ['[1000,5](1000,2,0)lo', '[1001,5](1001,2,0)la la', '{"t":1}', '[1000,5]'])
      expect(wordsOf(words)).toEqual([])
  })

  it('[MUSIC-43] of a line sung often stay small on the wire', () => {
    const marks = Array.from({ length: 100 }, (_, index) => `[${index}:01]`).join('')
    const { lyric } = lyricTexts(parseLyrics(`${marks}${'la '.repeat(100_000)}`))
    expect(lyric.length).toBeLessThanOrEqual(500_000)
  })

  it('[MUSIC-35] are returned for any text', () => {
    const characters = ['[', ']', '<', '>', ':', '.', '0', '9', '5', '{', '"', '\n', 'a', '字', ' ']
    let seed = 7
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from({ length: draw(60) }, () => characters[draw(15)]).join('')
      const { lines } = parseLyrics(text, text)
      const times = lines.map(({ atMs }) => atMs)
      expect(times, JSON.stringify(text)).toEqual(times.toSorted((a, b) => a - b))
      expect(lines.every(({ atMs, text: words }) => atMs >= 0 && words !== '')).toBe(true)
    }
  })

  it('[MUSIC-35] of a huge text are parsed in part', () => {
    expect(parseLyrics('[00:01]la\n'.repeat(1_000_000)).lines).toHaveLength(1)
    const marks = Array.from({ length: 20_000 }, (_, index) => `[${index % 999}:01]`).join('')
    expect(parseLyrics(`${marks}la`).lines.length).toBeLessThanOrEqual(5_000)
    expect(parseLyrics(`[00:01]${'<'.repeat(400_000)}`).lines).toHaveLength(1)
  })
})

describe('the line and the word at a time', () => {
  const lyrics = parseLyrics('[00:10]<00:10>a <00:11>b <00:12>c\n[00:20]d\n[00:30]e')

  it.each([
    [0, -1],
    [9_999, -1],
    [10_000, 0],
    [19_999.9, 0],
    [20_000, 1],
    [30_000, 2],
    [1e12, 2],
  ])('[MUSIC-15] at %d ms the line is %i', (nowMs, line) => {
    expect(lineAt(lyrics, nowMs)).toBe(line)
  })

  it.each([
    [9_999, -1],
    [10_000, 0],
    [11_500, 1],
    [99_000, 2],
  ])('[MUSIC-16] at %d ms the word is %i', (nowMs, word) => {
    expect(wordAt(lyrics.lines[0] as LyricLine, nowMs)).toBe(word)
  })

  it('[MUSIC-15] [MUSIC-16] is -1 without times', () => {
    expect(lineAt(parseLyrics('one\ntwo'), 5_000)).toBe(-1)
    expect(wordAt(lyrics.lines[1] as LyricLine, 25_000)).toBe(-1)
  })

  it('[MUSIC-15] agrees with a linear search', () => {
    const text = Array.from({ length: 200 }, (_, index) => `[${(index * 7) % 60}:${index % 60}]x`)
    const many = parseLyrics(text.join('\n'))
    for (let nowMs = 0; nowMs < 3_700_000; nowMs += 7_331) {
      const expected = many.lines.filter(({ atMs }) => atMs <= nowMs).length - 1
      expect(lineAt(many, nowMs)).toBe(expected)
    }
  })
})
