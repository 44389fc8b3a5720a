import type { Piece } from '../piece.ts'
import { bass, drops, figure, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:3/4
L:1/4
Q:1/4=84
K:F`

const INTRO = readAbc(`${HEAD}
"F"z3 | "Dm"z3 | "Bb"z3 | "C"z3 |
`)

const POEM = readAbc(`${HEAD}
"F"A c d | "Dm"c2 A | "Bb"G2 A | "F"c3 |
w: 床前_明_月_光， // Before my bed the moonlight is so bright
"Dm"d2 c | "F"A2 c | "Gm"G A F | "C"G3 |
w: 疑_是_地_上霜。 // I take it for frost on the ground.
"F"A c d | "Bb"f2 d | "F"c d A | "C"c3 |
w: 举头_望_明__月， // I lift my head and look at the moon;
"Dm"d c A | "Gm"G2 A | "C7"G A G | "F"F3 |
w: 低头_思_故__乡。 // I bow it, and think of home.
`)

const LAST = readAbc(`${HEAD}
"Dm"d c A | "Gm"G2 A | "C7"G A G | "F"F3 |
w: 低头_思_故__乡。 // I bow it, and think of home.
`)

const strings = figure('0 2 3 4 3 2', { floor: 41 })

export const jingyesi: Piece = {
  folder: '古诗',
  file: '02-jingyesi',
  title: '静夜思',
  artist: '李白',
  composer: '兰亭',
  lyricist: '李白',
  cover: { seed: 'jingyesi-2', theme: 'dark', palette: 'ink', motif: 'pine' },
  seats: {
    lead: { instrument: 'hum', level: -2, pan: 0, room: 0.4 },
    harp: { instrument: 'harp', level: -4, spread: 0.8, room: 0.3 },
    pad: { instrument: 'pad', level: -11, room: 0.4 },
    bass: { instrument: 'bass', level: -9, room: 0.1 },
    bell: { instrument: 'celesta', level: -9, pan: 0.25, room: 0.5 },
  },
  sections: [
    { tune: INTRO, play: { harp: strings, pad: held(), bell: drops('4 5 3 4', { every: 3 }) } },
    {
      tune: POEM,
      verse: 0,
      play: {
        lead: melody(),
        harp: strings,
        pad: held(),
        bass: bass({ again: 3 }),
        bell: drops('5 4', { every: 12, after: 10 }),
      },
    },
    {
      tune: LAST,
      verse: 0,
      play: {
        lead: melody({ strength: 0.65 }),
        bell: melody({ octaves: 1, strength: 0.5 }),
        harp: strings,
        pad: held(),
        bass: bass({ again: 3 }),
      },
    },
  ],
  ending: { beats: 9, more: 0.8 },
}
