import type { Piece } from '../piece.ts'
import { bass, drops, figure, harmony, held, melody } from '../score/players.ts'
import { readAbc } from '../score/read-abc.ts'

const HEAD = `
M:6/8
L:1/8
Q:1/4=100
K:ADor`

const INTRO = readAbc(`${HEAD}
"Am"z6 | "G"z6 | "Am"z6 | "Em"z5
`)

const SONG = readAbc(`${HEAD}
A | "Am"c2 d e>f e | "G"d2 B G>A
w: A-las, my love,_ you do me wrong,_ // 唉，我的爱，你待我何其薄，
w: **********
B | "Am"c2 A A>^G A | "E"B2 ^G E2
w: to cast me off_ dis-cour-teous-ly, // 竟这样无礼地将我抛却；
w: *********
A | "Am"c2 d e>f e | "G"d2 B G>A
w: and I have loved_ you so_ long,_ // 而我爱你，已经这样久，
w: **********
B | "Am"c>B A "E"^G>^F ^G | "Am"A3 A3 |
w: de-light-_ing in your com-pa-ny. // 有你相伴便满心欢喜。
w: *********
"C"g3 g>f e | "G"d2 B G>A B |
w: Green-sleeves_ was all my joy,__ // 绿袖是我全部的快乐，
w: Green-sleeves_ was all my joy,__ // 绿袖是我全部的快乐，
"Am"c2 A A>^G A | "E"B2 ^G E3 |
w: Green-sleeves was_ my de-_light, // 绿袖是我的欢喜，
w: Green-sleeves was_ my de-_light, // 绿袖是我的欢喜，
"C"g3 g>f e | "G"d2 B G>A
w: Green-sleeves was my heart of gold,_ // 绿袖是我金子般的心，
w: Green-sleeves was my heart of gold,_ // 绿袖是我金子般的心，
B | "Am"c>B A "E"^G>^F ^G | "Am"A3 A2
w: and who_ but my la-dy Green-sleeves. // 除了绿袖，还能是谁。
w: and who_ but my la-dy Green-sleeves. // 除了绿袖，还能是谁。
`)

const strings = figure('0 2 3 4 3 2', { floor: 45 })

export const greensleeves: Piece = {
  folder: '民谣',
  file: '03-greensleeves',
  title: '绿袖子 Greensleeves',
  artist: '英国民谣',
  composer: 'English traditional, 16th century',
  lyricist: 'English traditional, 1584',
  cover: { seed: 'greensleeves-1', palette: 'tea', motif: 'bamboo' },
  seats: {
    lead: { instrument: 'hum', level: -2, pan: 0, room: 0.36 },
    guitar: { instrument: 'guitar', level: -4, pan: -0.12, spread: 0.6, room: 0.24 },
    flute: { instrument: 'xiao', level: -3, pan: 0.25, room: 0.42 },
    second: { instrument: 'cello', level: -9, pan: -0.3, room: 0.4 },
    pad: { instrument: 'pad', level: -13, room: 0.4 },
    bass: { instrument: 'bass', level: -8, room: 0.1 },
    bell: { instrument: 'celesta', level: -13, pan: 0.4, room: 0.5 },
  },
  sections: [
    { tune: INTRO, play: { guitar: strings, pad: held(), bell: drops('4 5', { every: 6 }) } },
    {
      tune: SONG,
      verse: 0,
      play: {
        lead: melody(),
        guitar: strings,
        pad: held(),
        bass: bass({ again: 3 }),
        bell: drops('5 4', { every: 12, after: 10 }),
      },
    },
    {
      tune: SONG,
      verse: 1,
      play: {
        flute: (tune, verse) => melody()(tune, verse).filter(({ at }) => at < tune.beats / 2),
        lead: (tune, verse) => melody()(tune, verse).filter(({ at }) => at >= tune.beats / 2),
        second: harmony(),
        guitar: strings,
        pad: held(),
        bass: bass({ again: 3 }),
        bell: drops('4 5 6 5', { every: 6, after: 4 }),
      },
    },
  ],
  ending: { beats: 9, more: 0.7 },
}
