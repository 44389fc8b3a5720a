import type { AdminCopy } from '../zh-CN.ts'

/** Paintings instead of covers. */
export const paintings: AdminCopy['paintings'] = {
  title: 'Painting',
  lead: 'Painted by the site itself. Show others until you like one. It fits every size, in light and dark.',
  wait: 'Grinding ink…',
  day: 'Light',
  night: 'Dark',
  dayAndNight: 'Divide between light and dark',
  use: 'Use this one',
  turnBack: 'Back',
  choose: 'Paint a picture',
  own: 'Painted by the site',
  motif: 'Motif',
  motifs: {
    any: 'By season',
    mountain: 'Mountains',
    river: 'River',
    bamboo: 'Bamboo',
    plum: 'Plum blossom',
    snow: 'Snow',
    night: 'Night',
  },
  palette: 'Palette',
  palettes: {
    any: 'By category',
    ink: 'Ink',
    celadon: 'Celadon',
    indigo: 'Indigo',
    ochre: 'Ochre',
    plum: 'Plum',
    dusk: 'Dusk',
    tea: 'Tea',
  },
  take: (place, name) => `Show painting ${place}: ${name}`,
  turn: 'Show others',
}
