import { expect, it } from 'vitest'
import { isSiteAddress } from './links.rules.ts'

it.each([
  ['https://a.example', true],
  ['http://a.example/path?q=1#x', true],
  ['HTTPS://A.EXAMPLE', true],
  ['https://中文.example/路', true],
  ['https://192.0.2.7:8080', true],
  ['a.example', false],
  ['//a.example', false],
  ['nohttp:a.example', false],
  ['ftp://a.example/http', false],
  ['javascript:alert(1)//http://a.example', false],
  ['javascript://a.example/%0aalert(1)', false],
  ['data:text/html,http://a.example', false],
  ['java\nscript://a.example', false],
  ['ht\ntps://a.example', false],
  ['https://a.example /b', false],
  ['https://user:secret@a.example', false],
  ['https://a.example@evil.example', false],
  ['https://localhost', false],
  ['https://', false],
  ['http:a.example', false],
])('checks the URL of a site: %j is %s', (text, expected) => {
  expect(isSiteAddress(text)).toBe(expected)
})
