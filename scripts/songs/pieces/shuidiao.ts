import type { Piece } from '../piece.ts'
import { bass, drops, figure, harmony, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:4/4
L:1/8
Q:1/4=96
K:Em`

const INTRO = readAbc(`${HEAD}
"Em"z8 | "C"z4 "D"z4 |
`)

const FIRST = readAbc(`${HEAD}
"Em"E2 GA B3 A | "Em"B6 z2 |
w: 明月_几时有？ // When will the moon be clear and bright?
"G"d2 Bd "D"A3 G | "Em"E6 z2 |
w: 把酒_问青天。 // Wine in hand, I ask the blue sky.
"C"G2 AG E2 DE | "G"G2 A2 B4 |
w: 不知_天上_宫_阙， // I do not know, in the palaces of heaven,
"G"d2 BA "D"G2 A2 | "Em"E6 z2 |
w: 今夕_是何年。 // what year it is tonight.
"Em"e2 ed B2 AB | "D"d4 "Bm"B4 |
w: 我欲_乘风_归去， // I would ride home on the wind,
"C"e2 ge d2 Bd | "D"A4 d4 |
w: 又恐_琼楼_玉宇， // yet fear those towers of jade:
"Em"B2 dB "Am"A2 GA | "Bm"B6 z2 |
w: 高处_不胜_寒。 // so high up I could not bear the cold.
"C"G2 AB "G"d2 B2 | "D"A6 z2 |
w: 起舞_弄清影， // I rise and dance with my clear shadow:
"C"G2 AG "D"E2 D2 | "Em"E8 |
w: 何似_在人间。 // how is this still the world of men?
`)

const SECOND = readAbc(`${HEAD}
"Em"B3 A G4 | "D"A3 G E4 |
w: 转朱阁，低绮户， // Round the red tower, down to the carved doors,
"C"G2 AB "D"d4 | "Em"B6 z2 |
w: 照__无眠。 // it shines on the sleepless.
"C"e4 d2 Bd | "D"A6 z2 |
w: 不应有_恨， // It can bear us no grudge:
"G"d2 Bd "Bm"B2 AB | "C"G2 E2 "D"A4 |
w: 何事_长向_别时圆？ // why is it always full when we are apart?
"Em"e2 ed B2 AB | "D"d4 "Bm"B4 |
w: 人有_悲欢_离合， // People have sorrow and joy, part and meet;
"C"e2 ge d2 Bd | "D"A4 d4 |
w: 月有_阴晴_圆缺， // the moon is dim or bright, wanes and waxes;
"Em"B2 dB "Am"A2 GA | "Bm"B6 z2 |
w: 此事_古难_全。 // it has never been otherwise.
"C"G2 AB "G"d2 B2 | "D"A6 z2 |
w: 但愿_人长久， // May we all be long in this world,
"C"G2 AG "D"E2 D2 | "Em"E8 |
w: 千里_共婵娟。 // and share the moon across a thousand miles.
`)

const strings = figure('0 2 3 4 5 4 3 2', { floor: 40, strength: 0.5 })

export const shuidiao: Piece = {
  folder: '古诗',
  file: '01-shuidiaogetou',
  title: '水调歌头',
  artist: '苏轼',
  composer: '兰亭',
  lyricist: '苏轼',
  cover: { seed: 'shuidiao-4', theme: 'dark', palette: 'indigo', motif: 'pavilion' },
  seats: {
    lead: { instrument: 'xiao', level: -2, pan: 0.05, room: 0.38 },
    zheng: { instrument: 'guzheng', level: -5, pan: -0.1, spread: 0.7, room: 0.28 },
    second: { instrument: 'erhu', level: -8, pan: -0.3, room: 0.42 },
    pad: { instrument: 'pad', level: -11, room: 0.4 },
    bass: { instrument: 'bass', level: -8, room: 0.1 },
    bell: { instrument: 'celesta', level: -13, pan: 0.4, room: 0.5 },
  },
  sections: [
    { tune: INTRO, play: { zheng: strings, pad: held(), bell: drops('4 5') } },
    {
      tune: FIRST,
      verse: 0,
      play: {
        lead: melody(),
        zheng: strings,
        pad: held(),
        bass: bass(),
        bell: drops('4 5 3', { every: 8, after: 6.5 }),
      },
    },
    {
      tune: SECOND,
      verse: 0,
      play: {
        lead: melody({ strength: 0.85 }),
        second: harmony(),
        zheng: strings,
        pad: held(),
        bass: bass({ again: 2 }),
        bell: drops('5 4 6', { every: 8, after: 6.5 }),
      },
    },
  ],
  ending: { beats: 12, more: 0.7 },
}
