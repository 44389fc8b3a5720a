import type { Piece } from '../piece.ts'
import { bass, figure, harmony, held, melody, written } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:4/4
L:1/8
Q:1/4=69
K:Am`

const INTRO = readAbc(`${HEAD}
"Am"z8 | "Dm"z4 "Am"z4 |
`)

const POEM = readAbc(`${HEAD}
"Am"A2 AG E2 GA | "C"c2 d2 "Am"e4 |
w: 月落_乌啼_霜满天， // The moon goes down, crows cry, frost fills the sky;
"Dm"d2 ed "F"c2 Ac | "C"G2 E2 "Am"A4 |
w: 江枫_渔火_对愁眠。 // by river maples and fishing lights I lie awake.
"Am"e2 eg "Em"e2 dc | "Dm"d2 c2 "Am"e4 |
w: 姑苏_城外_寒山寺， // From Cold Mountain Temple outside Suzhou
"Dm"d2 cd "Am"A2 GA | "Em"E2 G2 "Am"A4 |
w: 夜半_钟声_到客船。 // the midnight bell comes to the traveller's boat.
`)

const AGAIN = readAbc(`${HEAD}
"Am"e2 eg "Em"e2 dc | "Dm"d2 c2 "Am"e4 |
w: 姑苏_城外_寒山寺， // From Cold Mountain Temple outside Suzhou
"Dm"d2 cd "Am"A2 GA | "Em"E2 G2 "Am"A4 | "Am"z8 |
w: 夜半_钟声_到客船。 // the midnight bell comes to the traveller's boat.
`)

/** The bell of the temple, once in two bars. */
const TWO_BARS = 'A,8 | z8 |'
const tolling = (times: number) => written(readAbc(`${HEAD}\n${TWO_BARS.repeat(times)}`))

const strings = figure('0 2 3 4 5 4 3 2', { floor: 45, strength: 0.45 })

export const fengqiao: Piece = {
  folder: '钟声',
  file: '01-fengqiaoyebo',
  title: '枫桥夜泊',
  artist: '张继',
  composer: '兰亭',
  lyricist: '张继',
  cover: { seed: 'fengqiao-1', theme: 'dark', palette: 'dusk', motif: 'boat' },
  seats: {
    lead: { instrument: 'erhu', level: -2, pan: -0.1, room: 0.42 },
    temple: { instrument: 'temple', level: -5, pan: 0.2, room: 0.6 },
    harp: { instrument: 'harp', level: -6, spread: 0.8, room: 0.3 },
    second: { instrument: 'xiao', level: -8, pan: 0.3, room: 0.45 },
    pad: { instrument: 'pad', level: -10, room: 0.4 },
    bass: { instrument: 'bass', level: -8, room: 0.1 },
  },
  sections: [
    { tune: INTRO, play: { temple: tolling(1), harp: strings, pad: held() } },
    {
      tune: POEM,
      verse: 0,
      play: {
        lead: melody(),
        temple: tolling(4),
        harp: strings,
        pad: held(),
        bass: bass(),
      },
    },
    {
      tune: AGAIN,
      verse: 0,
      play: {
        lead: melody({ strength: 0.75 }),
        second: harmony(),
        temple: tolling(2),
        harp: strings,
        pad: held(),
        bass: bass(),
      },
    },
  ],
  ending: { beats: 12, more: 0.6 },
}
