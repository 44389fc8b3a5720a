import type { Piece } from '../piece.ts'
import { bass, drops, figure, harmony, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:4/4
L:1/8
Q:1/4=76
K:G`

const INTRO = readAbc(`${HEAD}
"G"z8 | "C"z4 "D"z4 |
`)

const PAVILION = readAbc(`${HEAD}
"G"D2 G2 AB d2 | "Em"e4 d2 B2 |
W: 永和九年，岁在癸丑，暮春之初， // In the ninth year of Yonghe, at the beginning of late spring,
"C"A2 G2 E2 G2 | "D"A6 z2 |
W: 会于会稽山阴之兰亭。 // we met at the Orchid Pavilion, north of Kuaiji mountain.
"G"B2 d2 ed B2 | "Bm"d4 B4 |
W: 此地有崇山峻岭，茂林修竹； // Here are high mountains, deep woods and tall bamboo,
"C"A2 B2 AG E2 | "D"D6 z2 |
W: 又有清流激湍，映带左右。 // and a clear stream that winds to left and right.
"Em"e2 eg e2 d2 | "G"B4 d4 |
W: 是日也，天朗气清，惠风和畅。 // That day the sky was bright, the air clear, the wind kind.
"C"e2 d2 BA G2 | "D"A6 z2 |
W: 仰观宇宙之大，俯察品类之盛， // Looking up at the greatness of the world, down at its riches,
"G"g2 ed "Em"e2 B2 | "C"A2 B2 "D"d4 |
W: 所以游目骋怀，足以极视听之娱， // we let the eye wander and the heart run free:
"Em"B2 AG "D"A2 E2 | "G"G8 |
W: 信可乐也。 // it was joy indeed.
`)

const strings = figure('0 2 3 4 5 4 3 2', { floor: 43, strength: 0.5 })

export const lanting: Piece = {
  folder: '古诗',
  file: '03-lanting',
  title: '兰亭',
  artist: '王羲之',
  composer: '兰亭',
  lyricist: '王羲之',
  cover: { seed: 'lanting-3', palette: 'celadon', motif: 'orchid' },
  seats: {
    lead: { instrument: 'guzheng', level: 0, pan: -0.05, spread: 0.3, room: 0.34 },
    flute: { instrument: 'xiao', level: -5, pan: 0.25, room: 0.42 },
    harp: { instrument: 'harp', level: -7, spread: 0.8, room: 0.3 },
    pad: { instrument: 'pad', level: -11, room: 0.4 },
    bass: { instrument: 'bass', level: -8, room: 0.1 },
    bell: { instrument: 'celesta', level: -12, pan: 0.4, room: 0.5 },
  },
  sections: [
    { tune: INTRO, play: { harp: strings, pad: held(), bell: drops('4 5') } },
    {
      tune: PAVILION,
      verse: 0,
      play: {
        lead: melody({ strength: 0.9 }),
        flute: harmony(),
        harp: strings,
        pad: held(),
        bass: bass({ again: 2 }),
        bell: drops('5 4 6', { every: 8, after: 6.5 }),
      },
    },
  ],
  ending: { beats: 10, more: 0.8 },
}
