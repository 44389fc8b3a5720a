import type { Piece } from '../piece.ts'
import { bass, drops, figure, harmony, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const INTRO = readAbc(`
M:4/4
L:1/8
Q:1/4=76
K:D
"D"z8 | "G"z4 "D"z4 | "G"z4 "A7"z4 | "D"z8 |
`)

const SONG = readAbc(`
M:4/4
L:1/8
Q:1/4=76
K:D
"D"A2 FA d4 | "G"B2 d2 "D"A4 |
w: 长亭_外，古道边， // Beyond the long pavilion, by the ancient road,
"D"A2 DE "Bm"F2 ED | "A"E8 |
w: 芳草_碧连_天。 // the fragrant grass runs green to the sky.
"D"A2 FA "Bm"d3 c | "G"B2 d2 "D"A4 |
w: 晚风_拂柳笛声残， // The evening wind strokes the willows, a flute dies away;
"D"A2 EF "A7"G3 C | "D"D8 |
w: 夕阳_山外山。 // the sun goes down, mountain beyond mountain.
"G"B2 d2 d4 | "A"c2 Bc "D"d4 |
w: 天之涯，地之_角， // To the end of heaven, to the corner of the earth,
"G"Bc dB "D"BA FD | "A7"E8 |
w: 知_交_半_零_落。 // half of my friends are scattered.
"D"A2 FA "Bm"d3 c | "G"B2 d2 "D"A4 |
w: 一壶_浊酒尽余欢， // One jug of cloudy wine for the joy that is left;
"D"A2 EF "A7"G3 C | "D"D8 |
w: 今宵_别梦寒。 // tonight the dream of parting is cold.
`)

const LAST = readAbc(`
M:4/4
L:1/8
Q:1/4=76
K:D
"D"A2 FA "Bm"d3 c | "G"B2 d2 "D"A4 |
w: 一壶_浊酒尽余欢， // One jug of cloudy wine for the joy that is left;
"D"A2 EF "A7"G3 C | "D"D8 |
w: 今宵_别梦寒。 // tonight the dream of parting is cold.
`)

const strings = figure('0 2 3 4 5 4 3 2', { floor: 50 })

export const songbie: Piece = {
  folder: '民谣',
  file: '02-songbie',
  title: '送别',
  artist: '李叔同',
  composer: 'John P. Ordway',
  lyricist: '李叔同',
  cover: { seed: 'songbie-2', palette: 'dusk', motif: 'pavilion' },
  seats: {
    lead: { instrument: 'erhu', level: -2, pan: -0.06, room: 0.34 },
    guitar: { instrument: 'guitar', level: -5, pan: 0.15, spread: 0.6, room: 0.24 },
    second: { instrument: 'cello', level: -9, pan: 0.3, room: 0.4 },
    pad: { instrument: 'pad', level: -11, room: 0.4 },
    bass: { instrument: 'bass', level: -8, room: 0.1 },
    bell: { instrument: 'celesta', level: -12, pan: 0.4, room: 0.5 },
  },
  sections: [
    { tune: INTRO, play: { guitar: strings, pad: held(), bell: drops('4 5 3 4') } },
    {
      tune: SONG,
      verse: 0,
      play: {
        lead: melody(),
        guitar: strings,
        pad: held(),
        bass: bass({ again: 2 }),
        bell: drops('5 4', { every: 8, after: 6 }),
      },
    },
    {
      tune: LAST,
      verse: 0,
      play: {
        lead: melody({ strength: 0.7 }),
        second: harmony(),
        guitar: strings,
        pad: held(),
        bass: bass(),
        bell: drops('4 5 6 7', { every: 4 }),
      },
    },
  ],
  ending: { beats: 10, more: 0.7 },
}
