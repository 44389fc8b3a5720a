/** No form takes these names. */
const INVALID = [
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/..',
  './a',
  '.a',
  'a/.b',
]
export const INVALID_EVERYWHERE = [...INVALID, 'a\\b', 'a\0', 'a\n']

/** Only the owner's folder takes these names, because people give them. */
export const FREE = [
  'A',
  'ä',
  '兰',
  'a b',
  'c:a',
  '~',
  '%2e%2e',
  'a?b',
  'a..b',
  "a+b&c (1) 100%'s!/#;=,@*$",
]
