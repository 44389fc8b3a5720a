import type { AdminCopy } from '../zh-CN.ts'

/** Paintings instead of covers. */
export const paintings: AdminCopy['paintings'] = {
  title: 'A painting',
  lead: 'The site paints in its own ink. Turn the wheel until you like one; every size, by day and by night, follows.',
  choose: 'Paint',
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
    any: 'Of the category',
    ink: 'Ink',
    celadon: 'Celadon',
    indigo: 'Indigo',
    ochre: 'Ochre',
    plum: 'Plum',
    dusk: 'Dusk',
    tea: 'Tea',
  },
  take: (place, name) => `Take painting ${place}: ${name}`,
  turn: 'Turn the wheel',
}
