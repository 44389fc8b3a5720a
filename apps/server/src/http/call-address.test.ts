import { expect, it } from 'vitest'
import { callAddress } from './call-address.ts'

it.each([
  ['/wapi//song/detail?ids=1', '/wapi/song/detail?ids=1'],
  ['//api///article//getHotArticle', '/api/article/getHotArticle'],
  ['/api//x?url=https://a.example//b', '/api/x?url=https://a.example//b'],
  ['/api/article/getArticleById/1', '/api/article/getArticleById/1'],
  [
    '/api/article/getArticleListByContent/a%2F%2Fb',
    '/api/article/getArticleListByContent/a%2F%2Fb',
  ],
  ['/rest//ping.view?u=a', '/rest/ping.view?u=a'],
  ['//home', '//home'],
  ['/apis//x', '/apis//x'],
  ['//a.example/api//x', '//a.example/api//x'],
])('takes a call at %s for %s', (url, address) => {
  expect(callAddress(url)).toBe(address)
})
