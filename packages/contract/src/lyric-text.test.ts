import { expect, it } from 'vitest'
import { readLyricText } from './lyric-text.ts'

const gb = Uint8Array.from([0xb2, 0xe8, 0xc2, 0xb7])

it.each([
  ['UTF-8', new TextEncoder().encode('茉莉'), '茉莉'],
  ['UTF-8 with a byte order mark', Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]), 'a'],
  ['UTF-16, little endian', Uint8Array.from([0xff, 0xfe, 0x61, 0]), 'a'],
  ['UTF-16, big endian', Uint8Array.from([0xfe, 0xff, 0, 0x61]), 'a'],
  ['GB 18030', gb, '茶路'],
  ['no bytes', new Uint8Array(), ''],
])('reads lyrics in %s', (_, bytes, text) => {
  expect(readLyricText(bytes)).toBe(text)
})

/** The text as bytes of its encoding, in base64. */
const OLD_FILES = [
  [
    'GB 18030',
    'WzAwOjAxLjAwXbSyx7DD99TCueKjrNLJyse12MnPy6oKWzAwOjA1LjAwXb7ZzbfN+8P31MKjrLXNzbfLvLnKz+c=',
    '[00:01.00]床前明月光，疑是地上霜\n[00:05.00]举头望明月，低头思故乡',
  ],
  [
    'GB 18030',
    'WzAwOjAxXc6qxOO1r9fg0KSw7rXE0rnH+gpbMDA6MDJdvM3E7s7Sy8DIpbXEsK7H6Q==',
    '[00:01]为你弹奏肖邦的夜曲\n[00:02]纪念我死去的爱情',
  ],
  ['GB 18030', 'WzAwOjAxXcCywLLAsg==', '[00:01]啦啦啦'],
  [
    'Big5',
    'WzAwOjAxLjAwXaywp0G8dau1v72ouaq6qV2msQpbMDA6MDUuMDBdrPapwKfaprqlaKq6t1KxoQ==',
    '[00:01.00]為你彈奏蕭邦的夜曲\n[00:05.00]紀念我死去的愛情',
  ],
  [
    'Big5',
    'W3RpOqvhqNNdClswMDoxMl2r4ajTIKfawWC64r7Ht3ykRqZwpvOlaLdSClswMDoxNV2labGkp0GmraR3u7elaCCu+KWipmKkSK78',
    '[ti:後來]\n[00:12]後來 我總算學會了如何去愛\n[00:15]可惜你早已遠去 消失在人海',
  ],
  ['Big5', 'WzAwOjAxXafJq2Wp+qTrpfqhQbrDrE+mYaRXwfc=', '[00:01]床前明月光，疑是地上霜'],
  [
    'Shift-JIS',
    'WzAwOjAxLjAwXYKigsKCzILcgsmCqSCPrY+Xgs0KWzAwOjA1LjAwXZHlkGyCyYLIgumLR5Df',
    '[00:01.00]いつのまにか 少女は\n[00:05.00]大人になる季節',
  ],
  [
    'Shift-JIS',
    'WzAwOjAxXZfcgruCpIK7gqQKWzAwOjAyXYzDgqKDQYOLg2+DgILfgq2C6CCCoILogqqCxoKkgsGCxILCgtSC4oKigr0=',
    '[00:01]涙そうそう\n[00:02]古いアルバムめくり ありがとうってつぶやいた',
  ],
  ['Shift-JIS', 'WzAwOjAxXZOMi56CzZbpgsyOtY6e', '[00:01]東京は夜の七時'],
  [
    'Latin-1',
    'WzAwOjAxLjAwXU5vbiwgcmllbiBkZSByaWVuClswMDowNS4wMF1Ob24sIGplIG5lIHJlZ3JldHRlIHJpZW4sIG5pIGxlIGJpZW4gcXWSb24gbZJhIGZhaXQsIGTpauA=',
    '[00:01.00]Non, rien de rien\n[00:05.00]Non, je ne regrette rien, ni le bien qu’on m’a fait, déjà',
  ],
  [
    'Latin-1',
    'WzAwOjAxXUb8ciBkaWNoIHNvbGyScyByb3RlIFJvc2VuIHJlZ25lbgpbMDA6MDJdbWlyIHNvbGx0ZW4gc+RtdGxpY2hlIFd1bmRlciBiZWdlZ25lbg==',
    '[00:01]Für dich soll’s rote Rosen regnen\n[00:02]mir sollten sämtliche Wunder begegnen',
  ],
  [
    'Latin-1',
    'WzAwOjAxXULpc2FtZSwgYulzYW1lIG11Y2hvClswMDowMl1jb21vIHNpIGZ1ZXJhIGVzdGEgbm9jaGUgbGEg+mx0aW1hIHZleg==',
    '[00:01]Bésame, bésame mucho\n[00:02]como si fuera esta noche la última vez',
  ],
] as const

it.each(OLD_FILES)('recognises %s: %s', (_, base64, text) => {
  expect(readLyricText(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))).toBe(
    text,
  )
})
