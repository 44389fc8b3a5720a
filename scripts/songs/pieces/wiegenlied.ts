import type { Piece } from '../piece.ts'
import { bass, drops, figure, harmony, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:3/4
L:1/8
Q:1/4=92
K:F`

const INTRO = readAbc(`${HEAD}
"F"z6 | z6 | "C7"z6 | "F"z4
`)

const SONG = readAbc(`${HEAD}
AA | "F"c3 A A2 | c4
w: Gu-ten A-bend, gut' Nacht, // 晚上好，晚安，
w: Gu-ten A-bend, gut' Nacht, // 晚上好，晚安，
Ac | f2 e3 d | d2 c2
w: mit_ Ro-sen be-dacht,_ // 身上盖着玫瑰，
w: von_ Eng-lein be-wacht,_ // 有小天使守着你，
GA | "C7"B3 G GA | B4
w: mit_ Näg-lein be-_steckt, // 还缀着丁香，
w: die_ zei-gen im_ Traum // 他们在梦里
GB | ed c2 e2 | "F"f4
w: schlupf'_ un-_ter die Deck'. // 钻进被窝吧。
w: dir_ Christ-_kind-leins Baum. // 给你看圣婴的树。
FF | "Bb"f4 dB | "F"c4
w: Mor-gen früh, wenn Gott will, // 明天清早，若上帝愿意，
w: Schlaf nun se-lig und süß, // 睡吧，睡得又甜又香，
AF | "C7"B2 c2 d2 | "F"c4
w: wirst du wie-der ge-weckt, // 你会再醒来，
w: schau im Traum's Pa-ra-dies, // 在梦里看见天堂，
FF | "Bb"f4 dB | "F"c4
w: mor-gen früh, wenn Gott will, // 明天清早，若上帝愿意，
w: schlaf nun se-lig und süß, // 睡吧，睡得又甜又香，
AF | "C7"B2 A2 G2 | "F"F4
w: wirst du wie-der ge-weckt. // 你会再醒来。
w: schau im Traum's Pa-ra-dies. // 在梦里看见天堂。
`)

const rocking = figure('0 2 3 4 3 2', { floor: 41, strength: 0.5 })

export const wiegenlied: Piece = {
  folder: '夜曲',
  file: '01-wiegenlied',
  title: '摇篮曲 Wiegenlied',
  artist: '勃拉姆斯',
  composer: 'Johannes Brahms',
  lyricist: 'Des Knaben Wunderhorn; Georg Scherer',
  cover: { seed: 'wiegenlied-2', theme: 'dark', palette: 'plum', motif: 'reeds' },
  seats: {
    lead: { instrument: 'hum', level: -2, pan: 0, room: 0.36 },
    felt: { instrument: 'felt', level: -4, spread: 0.6, room: 0.26 },
    second: { instrument: 'cello', level: -9, pan: 0.3, room: 0.4 },
    pad: { instrument: 'pad', level: -13, room: 0.4 },
    bass: { instrument: 'bass', level: -10, room: 0.1 },
    box: { instrument: 'celesta', level: -8, pan: -0.25, room: 0.45 },
  },
  sections: [
    { tune: INTRO, play: { felt: rocking, pad: held(), box: drops('4 5 3', { every: 3 }) } },
    {
      tune: SONG,
      verse: 0,
      play: { lead: melody(), felt: rocking, pad: held(), bass: bass({ again: 3 }) },
    },
    {
      tune: SONG,
      verse: 1,
      play: {
        lead: melody({ strength: 0.75 }),
        second: harmony(),
        box: melody({ octaves: 1, strength: 0.5 }),
        felt: rocking,
        pad: held(),
        bass: bass({ again: 3 }),
      },
    },
  ],
  ending: { beats: 9, more: 0.8 },
}
