import type { Piece } from '../piece.ts'
import { melody, written } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:3/4
L:1/4
Q:1/4=80
K:D`

const MELODY = readAbc(`${HEAD}
z3 | z3 | z3 | z3 |
z f a | g f c | B c d | A3 | F3- | F3- | F3- | F3 |
z f a | g f c | B c d | A3 | c3 | f3 | E3- | E3- | E3 |
A B =c | e d B | d =c B | d3- | d2 d |
e =f g | a =c d | e d B | d3- | d2 d |
g3 | f3 | B A B | c d e | c d e | F3 | [=CEA=c]3 | [DFAd]3 |
`)

const SWAYING = 'z [B,DF]2 | z [A,CF]2 |'

const CHORDS = readAbc(`${HEAD}
${SWAYING.repeat(8)}
z [A,CF]2 | z [B,DF]2 | z [G,B,]2 | z [B,DG]2 | z [=F,A,D]2 |
z [A,=CE]2 | z [G,B,E]2 | z [D,G,B,E]2 | z [=C,E,A,D]2 | z [=C,F,A,D]2 |
z [A,=C=F]2 | z [A,=CE]2 | z [D,G,B,E]2 | z [=C,E,A,D]2 | z [=C,F,A,D]2 |
z [B,EG]2 | z [A,CF]2 | z [B,DF]2 | z [CEA]2 | z [A,CFA]2 | z [A,B,D] [B,DEG] | z3 | z3 |
`)

const BASS = readAbc(`${HEAD}
${'G,,3 | D,,3 |'.repeat(8)}
F,,3 | B,,,3 | E,,3 | E,,3 | D,,3 |
A,,,3 | D,,3 | D,,3 | D,,3 | D,,3 |
D,,3 | D,,3 | D,,3 | D,,3 | D,,3 |
E,,3 | F,,3 | B,,,3 | E,,3 | E,,3 | E,,3 | [A,,G,]3 | [D,,A,,D,]3 |
`)

/** The harmonies of the pad: the two harmonies of the piece, one octave higher. */
const AIR = readAbc(`${HEAD}
${'[G,DF]3 | [A,DF]3 |'.repeat(8)}
[A,CF]3 | [B,DF]3 | [G,B,E]3 | [G,B,E]3 | [A,D=F]3 |
[A,=CE]3 | [G,B,E]3 | [G,B,E]3 | [A,=CE]3 | [A,=CD]3 |
[A,=C=F]3 | [A,=CE]3 | [G,B,E]3 | [A,=CE]3 | [A,=CD]3 |
[G,B,E]3 | [A,CF]3 | [B,DF]3 | [A,CE]3 | [A,CF]3 | [A,B,D]3 | [A,=CE]3 | [A,DF]3 |
`)

export const gymnopedie: Piece = {
  folder: '夜曲',
  file: '02-gymnopedie',
  title: 'Gymnopédie No. 1',
  artist: '萨蒂',
  composer: 'Erik Satie',
  cover: { seed: 'gymnopedie-2', palette: 'indigo', motif: 'enso' },
  seats: {
    lead: { instrument: 'felt', level: 0, pan: 0.05, room: 0.34 },
    flute: { instrument: 'xiao', level: -8, pan: 0.2, room: 0.5 },
    chords: { instrument: 'felt', level: -5, pan: -0.1, spread: 0.3, room: 0.3 },
    bass: { instrument: 'felt', level: -6, pan: -0.05, room: 0.24 },
    pad: { instrument: 'pad', level: -14, room: 0.4 },
  },
  sections: [
    {
      tune: MELODY,
      play: {
        lead: melody({ strength: 0.75 }),
        flute: (tune, verse) =>
          melody({ strength: 0.6 })(tune, verse).filter(({ at }) => at < tune.beats - 6),
        chords: written(CHORDS, { strength: 0.45 }),
        bass: written(BASS, { strength: 0.6 }),
        pad: written(AIR),
      },
    },
  ],
  ending: { beats: 9, more: 0.6 },
}
