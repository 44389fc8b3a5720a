import type { Singer } from './line.ts'

const falling = (count: number, power: number) =>
  Array.from({ length: count }, (_, index) => (index + 1) ** -power)

/** An end-blown bamboo flute: nearly a sine, with air around it. */
export const XIAO: Singer = {
  soft: [1, 0.12, 0.05, 0.01],
  loud: [1, 0.42, 0.2, 0.08, 0.04, 0.02],
  attack: 0.035,
  release: 0.09,
  glide: 0.018,
  vibratoHertz: 4.9,
  vibratoCents: 13,
  breath: 0.16,
  formants: [[900, 1, 2]],
}

/** Two strings and a bow: it slides, it trembles, it sings through the nose a little. */
export const ERHU: Singer = {
  soft: falling(10, 1.7),
  loud: falling(14, 1.25),
  attack: 0.05,
  release: 0.11,
  glide: 0.03,
  vibratoHertz: 5.6,
  vibratoCents: 19,
  breath: 0.03,
  formants: [
    [520, 1.4, 4],
    [1_250, 1.6, 3],
    [3_200, 0.9, -7],
    [6_500, 0.7, -9],
  ],
}

/** A cello, or several: darker and slower. */
export const CELLO: Singer = {
  soft: falling(8, 2),
  loud: falling(12, 1.5),
  attack: 0.09,
  release: 0.18,
  glide: 0.03,
  vibratoHertz: 4.8,
  vibratoCents: 12,
  breath: 0.02,
  formants: [
    [260, 1.2, 3],
    [600, 1.4, 2],
    [2_800, 0.8, -8],
  ],
}

/** A hum with closed lips. */
export const HUM: Singer = {
  soft: [1, 0.3, 0.12, 0.04],
  loud: [1, 0.55, 0.34, 0.16, 0.08, 0.05, 0.03],
  attack: 0.06,
  release: 0.12,
  glide: 0.035,
  vibratoHertz: 5.2,
  vibratoCents: 15,
  breath: 0.05,
  formants: [
    [380, 1.2, 5],
    [850, 1.5, 3],
    [2_600, 1.4, 2],
  ],
}
