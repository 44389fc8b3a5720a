import type { Piece } from '../piece.ts'
import { bass, drops, figure, harmony, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:4/4
L:1/8
Q:1/4=72
K:G`

const INTRO = readAbc(`${HEAD}
"Am"A3 B "D"GA GE | "G"D8 |
`)

const SONG = readAbc(`${HEAD}
"G"B2 Bd "C"eg ge | "G"d2 de d4 |
w: 好一朵茉_莉_花，___ // Jasmine, what a fair flower,
"G"B2 Bd "C"eg ge | "G"d2 de d4 |
w: 好一朵茉_莉_花，___ // jasmine, what a fair flower,
"G"d2 d2 "Bm"d2 Bd | "C"e2 e2 "G"d4 |
w: 满园的花_开__ // of all that blooms in the garden
"Em"B2 AB "D"d2 BA | "G"G2 GA G4 |
w: 赛__不过_它。___ // none is its equal.
"Em"BA GB "Am"A3 B | "G"d2 "C"eg "G"d4 |
w: 本_待_要采一朵_戴， // I would pluck one for my hair,
"Am"A2 Bd "Em"AB GE | "D"D4 "C"E2 G2 | "Am"A3 B "D"GA GE | "G"D8 |
w: 又恐_怕_看_花的_骂。______ // but fear the gardener's scolding.
`)

const AGAIN = readAbc(`${HEAD}
"Em"BA GB "Am"A3 B | "G"d2 "C"eg "G"d4 |
w: 本_待_要采一朵_戴， // I would pluck one for my hair,
"Am"A2 Bd "Em"AB GE | "D"D4 "C"E2 G2 | "Am"A3 B "D"GA GE | "G"D8 |
w: 又恐_怕_看_花的_骂。______ // but fear the gardener's scolding.
`)

const strings = figure('0 2 3 4 5 4 3 2', { floor: 43, strength: 0.5 })

export const molihua: Piece = {
  folder: '民谣',
  file: '01-molihua',
  title: '茉莉花',
  artist: '江苏民歌',
  composer: '民歌《鲜花调》',
  lyricist: '《缀白裘》',
  cover: { seed: 'molihua-3', palette: 'celadon', motif: 'plum' },
  seats: {
    lead: { instrument: 'xiao', level: -2, pan: -0.08, room: 0.36 },
    zheng: { instrument: 'guzheng', level: -4, pan: 0.1, spread: 0.7, room: 0.28 },
    second: { instrument: 'erhu', level: -9, pan: 0.32, room: 0.4 },
    pad: { instrument: 'pad', level: -12, room: 0.4 },
    bass: { instrument: 'bass', level: -9, room: 0.1 },
    bell: { instrument: 'celesta', level: -13, pan: -0.4, room: 0.5 },
  },
  sections: [
    { tune: INTRO, play: { zheng: melody(), pad: held(), bass: bass() } },
    {
      tune: SONG,
      verse: 0,
      play: {
        lead: melody(),
        zheng: strings,
        pad: held(),
        bass: bass({ again: 2 }),
        bell: drops('4 5', { every: 8, after: 6.5 }),
      },
    },
    {
      tune: AGAIN,
      verse: 0,
      play: {
        lead: melody(),
        second: harmony(),
        zheng: strings,
        pad: held(),
        bass: bass({ again: 2 }),
        bell: drops('4 5 6 5', { every: 4 }),
      },
    },
  ],
  ending: { beats: 10, more: 0.7 },
}
