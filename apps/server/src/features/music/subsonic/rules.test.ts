import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { writeAnswer } from './answer.rules.ts'
import { expectId, readId } from './ids.rules.ts'
import { byInitial } from './indexes.rules.ts'
import { plainLyrics, structuredLyrics } from './lyrics.rules.ts'
import { createParameters } from './parameters.rules.ts'
import { deriveToken, isProof, isToken, plainPassword, tokenRowId } from './tokens.rules.ts'

describe('a token', () => {
  const row = { id: 7, nonce: 'salt' }
  const token = deriveToken('secret', row)

  it('is derived from its row and the secret of the site', () => {
    expect(token).toMatch(/^lt7-[0-9a-f]{32}$/)
    expect(deriveToken('secret', row)).toBe(token)
    expect(deriveToken('another', row)).not.toBe(token)
    expect(deriveToken('secret', { ...row, nonce: 'other' })).not.toBe(token)
    expect(tokenRowId(token)).toBe(7)
  })

  it.each(['', 'lt-', 'lt7', 'lt7-zz', `lt99999999999-${'0'.repeat(32)}`, `lt0-${'0'.repeat(32)}`])(
    'is not %j',
    (text) => expect(tokenRowId(text)).toBeUndefined(),
  )

  it('is proved by md5 of token and salt', () => {
    const proof = createHash('md5').update(`${token}pepper`).digest('hex')
    expect(isProof(proof, token, 'pepper')).toBe(true)
    expect(isProof(proof, token, 'salt')).toBe(false)
    expect(isProof('', token, '')).toBe(false)
    expect(isToken(plainPassword(`enc:${Buffer.from(token).toString('hex')}`), token)).toBe(true)
    expect(plainPassword('enc:xyz')).toBe('')
  })
})

describe('an answer', () => {
  const content = {
    genres: { genre: [{ value: 'R & B', songCount: 1 }] },
    names: ['a<b', 'c'],
    nothing: undefined,
  }

  it('has texts as attributes, lists as children and values as text in XML', () => {
    const { body, type } = writeAnswer('xml', { content }, '1.2.3')
    expect(type).toContain('xml')
    expect(body).toContain('<genres><genre songCount="1">R &amp; B</genre></genres>')
    expect(body).toContain('<names>a&lt;b</names><names>c</names>')
    expect(body).toContain('xmlns="http://subsonic.org/restapi"')
    expect(body).not.toContain('nothing')
  })

  it('is the same content in JSON', () => {
    const { body } = writeAnswer('json', { failure: { code: 70, message: '"x"' } }, '1.2.3')
    expect(JSON.parse(body)['subsonic-response']).toMatchObject({
      status: 'failed',
      version: '1.16.1',
      serverVersion: '1.2.3',
      error: { code: 70, message: '"x"' },
    })
  })
})

describe('an id', () => {
  it.each([
    ['so-12', { kind: 'song', id: 12 }],
    ['pl-3', { kind: 'playlist', id: 3 }],
    ['al-274877906945', { kind: 'album', id: 274877906945 }],
    ['ar-549755813888', { kind: 'artist', id: 549755813888 }],
    ['so-0', undefined],
    ['so-99999999999999999', undefined],
    ['so-ff', undefined],
    ['al-XYZ', undefined],
    ['12', undefined],
    ['', undefined],
  ])('%s is read', (text, subject) => expect(readId(text)).toEqual(subject))

  it('is refused for another kind', () => {
    expect(() => expectId('album', 'so-1')).toThrow('album not found')
  })
})

it('groups artists by their first letter, without accents', () => {
  const index = byInitial([{ name: 'Émile' }, { name: '2Pac' }, { name: 'eve' }, { name: '李白' }])
  expect(index.map(({ name, artist }) => [name, artist.length])).toEqual([
    ['#', 1],
    ['E', 2],
    ['李', 1],
  ])
})

describe('lyrics', () => {
  const names = { artist: 'a', title: 't' }

  it('have a translation as lyrics of their own', () => {
    const [main, translation] = structuredLyrics('[00:01.00]晚安\n[00:01.00]Good night', names)
    expect(main).toMatchObject({ synced: true, line: [{ start: 1_000, value: '晚安' }] })
    expect(translation).toMatchObject({ line: [{ start: 1_000, value: 'Good night' }] })
  })

  it('without times are lines only', () => {
    expect(structuredLyrics('one\ntwo', names)).toMatchObject([
      { synced: false, line: [{ value: 'one' }, { value: 'two' }] },
    ])
    expect(structuredLyrics('', names)).toEqual([])
    expect(plainLyrics('[00:01.00]one')).toBe('one')
  })
})

describe('parameters', () => {
  const parameters = (text: string) => createParameters([new URLSearchParams(text)])

  it('are numbers within their range', () => {
    const range = { min: 1, max: 500 }
    expect(parameters('size=9999').within('size', range, 10)).toBe(500)
    expect(parameters('size=-1').within('size', range, 10)).toBe(1)
    expect(parameters('').within('size', range, 10)).toBe(10)
    expect(() => parameters('size=1e9').within('size', range, 10)).toThrow('not a number')
  })

  it('are refused when they are too long or too many', () => {
    expect(() => parameters(`id=${'x'.repeat(1_001)}`).optional('id')).toThrow('too long')
    expect(() => parameters('id=1&'.repeat(2_001)).all('id')).toThrow('too long')
  })

  it('have no zero bytes, which PostgreSQL rejects', () => {
    expect(parameters('q=a%00b').optional('q')).toBe('ab')
  })
})
