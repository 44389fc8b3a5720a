import { expect, it } from 'vitest'
import { previewPlace } from './preview-place.ts'

it.each([
  ['', undefined],
  ['#', undefined],
  ['#article=7', { article_id: 7 }],
  ['#manuscript=7', { manuscript_id: 7 }],
  ['#abc_DEF-1', { token: 'abc_DEF-1' }],
  ['#article=7x', { token: 'article=7x' }],
])('the hash %j names %j', (hash, place) => expect(previewPlace(hash)).toEqual(place))
