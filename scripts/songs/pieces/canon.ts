import type { Piece } from '../piece.ts'
import { bass, held, melody, type Player } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:4/4
L:1/16
Q:1/4=66
K:D`

/** The two bars that never change, nine times, and the chord in which they end. */
const GROUND_BEATS = 8
const GROUND = '"D"z4 "A"z4 "Bm"z4 "F#m"z4 | "G"z4 "D"z4 "G"z4 "A"z4 |\n'
const GROUNDS = readAbc(`${HEAD}\n${GROUND.repeat(9)}"D"z16 |`)
const END_BEATS = 9 * GROUND_BEATS

/** One voice. The others play the same, each one ground later. */
const VOICE = readAbc(`${HEAD}
f4 e4 d4 c4 | B4 A4 B4 c4 |
d4 c4 B4 A4 | G4 F4 G4 E4 |
D2F2 A2G2 F2D2 F2E2 | D2B,2 D2A2 G2B2 A2G2 |
F2D2 E2c2 d2f2 a2A2 | B2G2 A2F2 D2d2 d3c |
dcdD CAEF DdcB cfab | gfeg fedc BAGF EGFE |
DEFG AEAG FBAG AGFE | DB,Bc dcBA GFEB ABAG |
Ff/g/ af/g/ a/A/B/c/d/e/f/g/ fd/e/ fF/G/ A/B/A/G/A/F/G/A/ | GB/A/ GF/E/ F/E/D/E/F/G/A/B/ GB/A/ Bc/d/ A/B/c/d/e/f/g/a/ |
fd/e/ fe/d/ e/c/d/e/f/e/d/c/ dB/c/ dD/E/ F/G/F/E/F/d/c/d/ | Bd/c/ BA/G/ A/G/F/G/A/B/c/d/ Bd/c/ dc/B/ c/d/e/d/c/d/B/c/ |
`)

/** Enters after this many grounds, stops with all the others and ends on its own tone. */
const entering =
  (grounds: number, lastPitch: number, strength: number): Player =>
  () => [
    ...melody({ strength })(VOICE, 0)
      .map((note) => ({ ...note, at: note.at + grounds * GROUND_BEATS }))
      .filter(({ at }) => at < END_BEATS),
    { at: END_BEATS, beats: 4, pitch: lastPitch, strength },
  ]

export const canon: Piece = {
  folder: '钟声',
  file: '02-canon',
  title: '卡农 Canon in D',
  artist: '帕赫贝尔',
  composer: 'Johann Pachelbel',
  cover: { seed: 'canon-1', palette: 'ochre', motif: 'birds' },
  seats: {
    lead: { instrument: 'celesta', level: 0, pan: 0, room: 0.4 },
    second: { instrument: 'harp', level: -1, pan: -0.45, room: 0.32 },
    third: { instrument: 'felt', level: -2, pan: 0.45, room: 0.3 },
    pad: { instrument: 'pad', level: -11, room: 0.4 },
    bass: { instrument: 'bass', level: -5, room: 0.12 },
  },
  sections: [
    {
      tune: GROUNDS,
      play: {
        lead: entering(1, 78, 0.75),
        second: entering(2, 74, 0.75),
        third: entering(3, 69, 0.7),
        pad: held(),
        bass: bass({ again: 4 }),
      },
    },
  ],
  ending: { beats: 8, more: 0.6 },
}
