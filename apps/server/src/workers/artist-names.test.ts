import { expect, it } from 'vitest'
import { artistNames } from './artist-names.ts'

it.each([
  ['周杰伦', ['周杰伦']],
  ['周杰伦/费玉清', ['周杰伦', '费玉清']],
  ['周杰伦、费玉清', ['周杰伦', '费玉清']],
  ['Simon; Garfunkel', ['Simon', 'Garfunkel']],
  ['A ; B / C', ['A', 'B', 'C']],
  ['AC/DC', ['AC/DC']],
  ['AC/DC/Guns N’ Roses', ['AC/DC', 'Guns N’ Roses']],
  ['Queen/AC/DC', ['Queen', 'AC/DC']],
  ['K/DA / Madison Beer', ['K/DA', 'Madison Beer']],
  ['22/7', ['22/7']],
  ['LOONA 1/3', ['LOONA 1/3']],
  ['Smith/Kotzen', ['Smith/Kotzen']],
  ['we/us', ['we', 'us']],
  ['Sonny & Cher', ['Sonny & Cher']],
  ['Tyler, The Creator', ['Tyler, The Creator']],
  [' / ', []],
])('names the artists of %s', (text, names) => {
  expect(artistNames(text)).toEqual(names)
})
