import { type Client, type Endpoints, endpoints } from '@lanting/contract'
import { describe, expect, inject, it } from 'vitest'
import { listening } from '../../testing/listening.ts'
import { mp3 } from '../../testing/sounds.ts'
import { draft, OWNER, type TestSite, type UserClient } from '../../testing/test-app.ts'

/** The same choices for the same number, so that a failure can be repeated. */
const seededRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Name = keyof Endpoints

/** Reads whose answer is not kept, or is the reader's own. */
const NOT_KEPT: readonly Name[] = ['getHealth']

/** Values for the parameters of a path; an id may or may not exist. */
const PARAMETERS: Record<string, readonly string[]> = {
  id: ['1', '3'],
  current: ['1', '2'],
  size: ['2'],
  side: ['front'],
  category: ['any'],
  text: ['article'],
}

const addressesOf = (path: string): string[] => {
  const [, name] = /:(\w+)/.exec(path) ?? []
  if (name === undefined) return [path]
  return (PARAMETERS[name] ?? []).flatMap((value) => addressesOf(path.replace(`:${name}`, value)))
}

const READS = (Object.keys(endpoints) as Name[])
  .filter((name) => !NOT_KEPT.includes(name))
  .filter((name) => endpoints[name].method === 'GET' && endpoints[name].access === 'visitor')
  .map((name) => endpoints[name].path)

const PAGES = ['/home', '/home?lang=en', '/archives']

/** What other machines read: feeds of the site and of labels that may or may not exist, and the rest. */
const FOR_MACHINES = [
  ...['/rss.xml', '/atom.xml', '/feed.json'],
  ...['/feeds/category/1/rss.xml', '/feeds/category/3/atom.xml', '/feeds/tag/2/feed.json'],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/1.xml', '/robots.txt'],
]

/** Pages that show everything that anybody may read. */
const site: TestSite = {
  serveFiles: async () => undefined,
  close: async () => undefined,
  render: async ({ url, language, send }) => {
    const parts = await Promise.all(
      READS.flatMap(addressesOf).map((path) =>
        send({ method: 'GET', url: path }).catch(({ status }) => status),
      ),
    )
    return { status: 200, html: `${language} ${url} ${JSON.stringify(parts)}` }
  },
}

interface Stage {
  readonly random: (below: number) => number
  readonly step: number
  readonly owner: Client<Endpoints>
  readonly user: UserClient
  readonly visitor: Client<Endpoints>
}

const anyArticle = ({ random }: Stage) => ({ for_id: random(4) + 1, type: 1 as const })

/** One of each kind of write. Whether it succeeds is up to chance. */
const WRITES: Partial<Record<Name, (stage: Stage) => Promise<unknown>>> = {
  addArticle: ({ owner, random, step }) =>
    owner.addArticle({
      body: {
        article: draft(`article ${step}`, {
          status: random(3) + 1,
          is_top: random(2) + 1,
          category: { category_name: `category ${random(3)}` },
          tagList: [{ tag_name: `tag ${random(4)}` }],
        }),
      },
    }),
  addView: ({ visitor }) => visitor.addView(),
  addReadingDuration: ({ visitor, random }) =>
    visitor.addReadingDuration({ params: { id: random(4) + 1, duration: 1_000 } }),
  addLike: (stage) => stage.user.addLike({ body: anyArticle(stage) }),
  cancelLike: (stage) => stage.user.cancelLike({ body: anyArticle(stage) }),
  login: ({ visitor }) => visitor.login({ body: OWNER }),
  register: ({ visitor, step }) =>
    visitor.register({ body: { username: `visitor${step}`, password: 'secret-1' } }),
  updateOwnUserInfo: ({ owner, step }) =>
    owner.updateOwnUserInfo({
      body: { nick_name: `owner ${step}`, avatar: '/art/avatars/2.avif' },
    }),
  updateRole: ({ owner, user, random }) =>
    owner.updateRole({ params: { id: user.id, role: random(2) === 0 ? 1 : 2 } }),
  updateBlocked: ({ owner, user, random }) =>
    owner.updateBlocked({ params: { id: user.id, blocked: random(2) === 0 ? 0 : 1 } }),
  addInvitation: ({ owner }) => owner.addInvitation(),
  removeDemo: ({ owner }) => owner.removeDemo(),
  uploadSong: ({ owner, step }) =>
    owner.uploadSong({
      query: { name: `${step}.mp3`, folder: `folder ${step % 3}` },
      file: { content: new Blob([new Uint8Array(mp3())]) },
    }),
  updateSong: ({ owner, random, step }) =>
    owner.updateSong({
      body: { id: random(4) + 1, name: `song ${step}`, artists: [], album: '', alia: [] },
    }),
  updateLyric: ({ owner, random }) =>
    owner.updateLyric({ body: { id: random(4) + 1, lyric: '[00:01]x' } }),
  deleteSong: ({ owner, random }) => owner.deleteSong({ params: { id: random(4) + 1 } }),
  addPlaylist: ({ owner, step }) =>
    owner.addPlaylist({ body: { name: `list ${step}`, songs: [1] } }),
  updatePlaylist: ({ owner, random }) =>
    owner.updatePlaylist({ body: { id: random(3) + 1, isHidden: random(2) === 0 } }),
  deletePlaylist: ({ owner, random }) => owner.deletePlaylist({ params: { id: random(3) + 1 } }),
}

/** Writes that change nothing that anybody else may read. */
const NOT_READ: readonly Name[] = [
  'logout',
  'updatePassword',
  'endSession',
  'endSessions',
  // The tombstone and the rest are covered by personal-data.integration.test.ts.
  'deleteOwnAccount',
]

/** Calls that only ask, with a body. */
const QUESTIONS: readonly Name[] = [
  // A picture that nothing shows yet.
  'uploadPicture',
  'getArticleListByTagId',
  'getArticleListByCategoryId',
  'getIsLike',
]

it('every write of the contract takes part', () => {
  const known = [...Object.keys(WRITES), ...NOT_READ, ...QUESTIONS]
  const writes = Object.keys(endpoints).filter((name) => endpoints[name as Name].method !== 'GET')
  expect(writes.filter((name) => !known.includes(name))).toEqual([])
})

describe('after any sequence of writes', () => {
  const rounds = inject('long') ? 40 : 4
  const addresses = [...READS.flatMap(addressesOf), ...PAGES, ...FOR_MACHINES]

  it.each(Array.from({ length: rounds }, (_, seed) => seed + 1))(
    'every kept answer equals a fresh one (seed %i)',
    async (seed) => {
      const { app, client, get, ownerClient, userClient } = await listening({ site })
      const stage = {
        random: seededRandom(seed),
        owner: await ownerClient(),
        user: await userClient('reader'),
        visitor: client(),
      }
      const writes = Object.values(WRITES)
      // A request with a token is never answered from the cache, and its answer never kept.
      const fresh = (url: string) => app.inject({ url, headers: { authorization: 'nobody' } })
      for (let step = 0; step < 12; step += 1) {
        await writes[stage.random(writes.length)]?.({ ...stage, step }).catch(({ status }) =>
          expect(status).toBeLessThan(500),
        )
        for (const address of addresses) {
          // Counters are written once a second, perhaps just now: then either of two fresh ones is right.
          const before = await fresh(address)
          const kept = await get(address)
          const after = await fresh(address)
          expect([before.body, after.body], address).toContain(String(kept.body))
          expect([address, kept.status]).toEqual([address, after.statusCode])
        }
      }
    },
  )
})
