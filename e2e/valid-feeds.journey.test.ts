import { spawnSync } from 'node:child_process'
import { feedPath } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

/** Ruby's RSS library validates. Atom's `link` in an RSS channel is unknown to it. */
const VALIDATE =
  'puts RSS::Parser.parse(STDIN.read, validate: true, ignore_unknown_element: true).items.size'

const validate = (feed: string) =>
  spawnSync('ruby', ['-rrss', '-e', VALIDATE], { input: feed, encoding: 'utf8' })

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
