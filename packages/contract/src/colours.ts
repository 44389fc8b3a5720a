/** Text colours of a board message; the first is the default. */
export const BOARD_TEXT_COLOURS = [
  '#676767',
  '#1C1F23',
  '#17433C',
  '#1D3752',
  '#5E371F',
  '#7C2416',
  '#3D4420',
  '#35344A',
] as const

/** Background colours of a board message. Every text colour is readable on each of them. */
export const BOARD_BACKGROUNDS = [
  'transparent',
  '#FFFFFF',
  '#FBF9F4',
  '#F4F1E9',
  '#F6ECDD',
  '#F7EBD0',
  '#FAE9E3',
  '#F7E6E6',
  '#E6F0EB',
  '#E4EFF0',
  '#E6EDF3',
  '#EDEDDA',
  '#EFEFE0',
  '#EBE8F0',
] as const

/** Colours of og images: those of the light theme. */
export const OG_IMAGE_COLOURS = {
  paper: { r: 251, g: 249, b: 244 },
  ink: '#1c1f23',
  quiet: '#3b4047',
  seal: '#b83a26',
} as const

/** Colours of pages outside the apps, such as link targets in mails: [light, dark]. */
export const PLAIN_PAGE_COLOURS = {
  paper: ['#fbf9f4', '#0f1317'],
  sheet: ['#ffffff', '#171c22'],
  line: ['#e7e2d8', '#2a313a'],
  ink: ['#1c1f23', '#ece7dc'],
  leaf: ['#21776a', '#5cc2ae'],
  onLeaf: ['#ffffff', '#0b1613'],
} as const
