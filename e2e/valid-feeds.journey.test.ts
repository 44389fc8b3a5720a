import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { feedPath } from '@lanting/contract'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/** Ruby's RSS library validates. Atom's `link` in an RSS channel is unknown to it. */
const VALIDATE =
  'puts RSS::Parser.parse(STDIN.read, validate: true, ignore_unknown_element: true).items.size'

const validate = (feed: string) =>
  spawnSync('ruby', ['-rrss', '-e', VALIDATE], { input: feed, encoding: 'utf8' })

/** The schema of JSON Feed 1.1, checked by the validator of the server. */
const isJsonFeed = addFormats
  .default(new Ajv())
  .compile(createRequire(import.meta.url)('jsonfeed-schema/schema-v1.1.json'))

const read = async (path: string) => (await fetch(stage.site.url + path)).text()

describe('a feed', () => {
  it.each([
    feedPath('rss'),
    feedPath('atom'),
    feedPath('rss', { type: 'tag', id: 1 }),
    feedPath('atom', { type: 'category', id: 1 }),
  ])('is valid by a library that is not ours: %s', async (path) => {
    const { status, stdout, stderr } = validate(await read(path))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(Number(stdout)).toBeGreaterThan(0)
  })

  it.each([
    feedPath('json'),
    feedPath('json', { type: 'tag', id: 1 }),
    feedPath('json', { type: 'category', id: 1 }),
  ])('is valid by the schema of JSON Feed 1.1: %s', async (path) => {
    const feed = JSON.parse(await read(path))
    isJsonFeed(feed)
    expect(isJsonFeed.errors).toBe(null)
    expect(feed.items.length).toBeGreaterThan(0)
    const ids = feed.items.map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('of JSON with a wrong date, address or member is found', async () => {
    const feed = JSON.parse(await read(feedPath('json')))
    const [first, ...rest] = feed.items
    const wrong = [
      { ...feed, items: [{ ...first, date_published: 'yesterday' }, ...rest] },
      { ...feed, items: [{ ...first, url: 'article?id=1' }, ...rest] },
      { ...feed, items: [{ ...first, id: undefined }, ...rest] },
      { ...feed, items: [{ ...first, subtitle: 'none' }, ...rest] },
      { ...feed, title: undefined },
    ]
    for (const one of wrong) expect(isJsonFeed(JSON.parse(JSON.stringify(one)))).toBe(false)
  })

  it('with a wrong date or without a title is found', async () => {
    const rss = await read(feedPath('rss'))
    const atom = await read(feedPath('atom'))
    const wrong = [
      rss.replace(/<pubDate>[^<]*/, '<pubDate>yesterday'),
      rss.replace(/<title>[^<]*<\/title>/, ''),
      atom.replace(/<updated>[^<]*/, '<updated>yesterday'),
    ]
    for (const feed of wrong) expect(validate(feed).status).not.toBe(0)
  })
})
