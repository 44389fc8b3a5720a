import { describe, expect, it } from 'vitest'
import {
  isReservedNickName,
  isReservedUsername,
  isValidName,
  randomNickName,
  storedName,
} from './names.rules.ts'
import { nameSkeleton } from './skeletons.ts'

describe('a username', () => {
  it.each(['admin', 'Admin', 'adm1n', 'ADMIN1STRAT0R', '0wner', 'mooderat0r', 'rnasterwang'])(
    '%s is compared by its appearance',
    (name) => {
      const isTaken = name !== 'mooderat0r'
      expect(isReservedUsername(name, ['masterwang'])).toBe(isTaken)
    },
  )

  it('may contain a reserved name', () => {
    expect(isReservedUsername('admiral', [])).toBe(false)
    expect(isReservedUsername('systemfan', [])).toBe(false)
  })
})

/** A name, and another that a reader takes for it. */
const ALIKE: readonly [string, string][] = [
  ['兰亭主人', '蘭亭主人'],
  ['兰亭主人', '兰亭主人\u3164'],
  ['兰亭主人', '兰\u200b亭主人'],
  ['兰亭主人', '兰亭 主人'],
  ['Owner', 'Owner\uffa0'],
  ['Owner', 'Owner\u2800'],
  ['Owner', '\u202eOwner'],
  ['Owner', 'Оwnеr'],
  ['Owner', '𝐎𝐰𝐧𝐞𝐫'],
  ['Owner', 'Ｏｗｎｅｒ'],
  ['Owner', 'ⓄⓌⓃⒺⓇ'],
  ['Owner', 'O\u0323wner'],
  ['Bob', 'B0b'],
  ['Bob', 'Воb'],
  ['BOB', 'ΒΟΒ'],
  ['BOB', 'ᏴΟᏴ'],
  ['BOB', 'ꓐꓳꓐ'],
  ['Bob-x', 'Bob\u2010x'],
  ['Bob-x', 'Bob\u2212x'],
  ['modern', 'modem'],
  ['PAX', 'РАХ'],
  ['AIP', 'ΑΙΡ'],
  ['Αθήνα', 'αθηνα'],
  ['口', 'ロ'],
  ['龙', '龍'],
  ['Lily', 'LiIy'],
]

/** Names of different people. */
const APART: readonly [string, string][] = [
  ['松间', '松涧'],
  ['かく', 'がく'],
  ['राम', 'रीमा'],
  ['Anna', 'Annе2'],
  ['김민수', '김민주'],
  ['حسن', 'حسين'],
]

describe('a nickname', () => {
  it.each(ALIKE)('%j looks like %j', (name, other) =>
    expect(nameSkeleton(other)).toBe(nameSkeleton(name)),
  )

  it.each(APART)('%j does not look like %j', (name, other) =>
    expect(nameSkeleton(other)).not.toBe(nameSkeleton(name)),
  )

  it.each([
    ...[
      '站长',
      '站 长',
      '管理员',
      '管理員',
      '★管理員★',
      '博主',
      'Ａｄｍｉｎ',
      'ad\u200bmin',
      'Admin.',
    ],
    ...['аdmіn', '[Owner]', 'site-owner', '系統', '版主', 'Administrator', '兰亭主人', '蘭亭主人'],
    ...['「蘭亭主人」', '兰亭主人✔'],
  ])('%j belongs to the office or the owner', (name) =>
    expect(isReservedNickName(name, ['兰亭主人'])).toBe(true),
  )

  it.each([
    ['松间', true],
    ['O’Hara 👨‍👩‍👧', true],
    ['❤️', true],
    ['1️⃣ 号', true],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', true],
    ['José Nuñez', true],
    ['Nguyễn Văn Ế', true],
    ['さくら모모 Mo 桜', true],
    ['Анна', true],
    ['Αθηνά', true],
    ['ज़ींनत', true],
    ['สุภาพร', true],
    ['שָׁלוֹם', true],
    ['བསྒྲུབས', true],
    ['a\u202eb', false],
    ['a\u0000b', false],
    ['a\u200bb', false],
    ['a\u00adb', false],
    ['a\u2066b', false],
    ['a\nb', false],
    ['\u3164', false],
    ['Bob\u3164', false],
    ['Bob\uffa0', false],
    ['Bob\u2800', false],
    ['Bob\u034f', false],
    ['Bob\ufe0f', false],
    ['Bob\u{e0100}', false],
    ['Bob\u{e0041}', false],
    ['Bob\u115f', false],
    ['\u0301Bob', false],
    ['\u0301', false],
    ['Воb', false],
    ['Οwner', false],
    ['兰亭Воb', false],
    ['兰亭主人\u05b0', false],
    ['B\u0300\u0301\u0302ob', false],
    ['𐌰𐌱', false],
    ['a\ue000', false],
    ['a\ud800', false],
  ])('%j is valid: %s', (name, isValid) => expect(isValidName(name)).toBe(isValid))

  it('is stored with composed letters and plain blanks', () => {
    expect(storedName('\u3000Jose\u0301 \u2003X ')).toBe('José X')
  })

  it('is random for a user who enters none', () => {
    expect(randomNickName('客', Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('客abcdefgh')
  })
})
