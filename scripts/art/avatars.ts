import type { Motif, PigmentName } from '@lanting/painting'

/** The default avatars of users, in the order of their files. */
export const AVATARS = [
  ['orchid', 'celadon'],
  ['persimmon', 'ochre'],
  ['bamboo', 'celadon'],
  ['koi', 'indigo'],
  ['plum', 'dusk'],
  ['cup', 'tea'],
  ['boat', 'indigo'],
  ['pine', 'tea'],
] as const satisfies readonly (readonly [Motif, PigmentName])[]
