/** The pigments of a painting by day, by its palette: sky, mist, and the hills far away. */
export const PAINTING_COLOURS = {
  ink: ['#E9E6DD', '#FBF9F4', '#A3AAAC'],
  celadon: ['#DCE8DF', '#F8F9F2', '#93B7AA'],
  indigo: ['#DBE4EA', '#F7F9F8', '#93ABC0'],
  ochre: ['#F0E0C4', '#FCF6EA', '#D0AE82'],
  plum: ['#F0DFDC', '#FCF6F3', '#CDA4A6'],
  dusk: ['#E7CDB6', '#FBF0E3', '#BBA0A3'],
  tea: ['#E6E6CF', '#FAF9EE', '#AFB487'],
} as const

const PALETTE = /^\/paintings\/\w+-(\w+)-/

/** Returns the pigments of a painting in any form; undefined for other pictures. */
export const paintingColours = (
  url: string,
): (typeof PAINTING_COLOURS)[keyof typeof PAINTING_COLOURS] | undefined =>
  PAINTING_COLOURS[PALETTE.exec(url)?.[1] as keyof typeof PAINTING_COLOURS]
