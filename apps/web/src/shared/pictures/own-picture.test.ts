import { expect, it } from 'vitest'
import { ownPicture } from './own-picture.ts'

it.each([
  ['/uploads/a-1x1-clear.webp', '/uploads/a-1x1-clear.webp'],
  ['/art/demo/board/plum.avif', '/art/demo/board/plum.avif'],
  ['https://a.test/x.png', ''],
  ['//a.test/x.png', ''],
  ['/uploads/a") no-repeat, url("//a.test', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('shows only images of this site: %j', (url, shown) => {
  expect(ownPicture(url)).toBe(shown)
})
