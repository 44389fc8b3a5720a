/** @module-tag long */
import { type Endpoints, endpoints } from '@lanting/contract'
import { describe, expect, inject, it } from 'vitest'
import { listening } from '../../testing/listening.ts'
import { RANDOM_WRITES } from '../../testing/random-writes.ts'
import type { TestSite } from '../../testing/test-app.ts'

/** Makes the same choices for the same seed, so that a failure can be repeated. */
const seededRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Name = keyof Endpoints

/** Reads whose answer is not cached, or is personal. */
const NOT_KEPT: readonly Name[] = ['getHealth', 'getTurntable']

/** Values for the parameters of a path, with existing and missing ids. */
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

/** Addresses for machines: feeds of the site and of existing and missing terms, and the others. */
const FOR_MACHINES = [
  ...['/rss.xml', '/atom.xml', '/feed.json'],
  ...['/feeds/category/1/rss.xml', '/feeds/category/3/atom.xml', '/feeds/tag/2/feed.json'],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/1.xml', '/robots.txt', '/listening.ics'],
]

/** Pages that show all public content. */
const site: TestSite = {
  serveFiles: async () => undefined,
  close: async () => undefined,
  render: async ({ url, language, send }) => {
    const lists = ['/api/message/getMessageList', '/api/links/getLinksList']
    const parts = await Promise.all([
      ...lists.map((path) => send({ method: 'POST', url: path, body: { current: 1, size: 8 } })),
      ...READS.flatMap(addressesOf).map((path) =>
        send({ method: 'GET', url: path }).catch(({ status }) => status),
      ),
    ])
    return { status: 200, html: `${language} ${url} ${JSON.stringify(parts)}` }
  },
}

/** Writes that change no public content. */
const NOT_READ: readonly Name[] = [
  'logout',
  'autosaveManuscript',
  'deleteManuscript',
  'restoreRevision',
  'addPreviewLink',
  'addAnnouncement',
  'deletePreviewLink',
  'updatePassword',
  'endSession',
  'endSessions',
  'addMusicToken',
  'deleteMusicToken',
  'mergeOwnMusic',
  'likeSong',
  'unlikeSong',
  'addOwnPlay',
  'clearOwnPlays',
  'addOwnPlaylist',
  'renameOwnPlaylist',
  'deleteOwnPlaylist',
  'addOwnPlaylistSongs',
  'moveOwnPlaylistSong',
  'removeOwnPlaylistSong',
  // The tombstone and the rest are covered by personal-data.store.integration.test.ts.
  'deleteOwnAccount',
  'readNotification',
  'readAllNotifications',
  'deleteNotification',
  'addReport',
  'addPasswordLink',
  'deletePasswordLink',
  'setPasswordByLink',
  'requestPasswordMail',
  'adminEndSession',
  'adminEndSessions',
  'deleteInvitation',
  'forceOffline',
  'muteInChat',
  'unmuteInChat',
  'pinChatMessage',
  'askForSong',
  'controlTurntable',
  'setSessionReminder',
  'removeUnusedUploads',
  'addWebhook',
  'updateWebhook',
  'renewWebhookSecret',
  'deleteWebhook',
  'testWebhook',
  'resendDelivery',
  'resendMail',
  'setOwnAddress',
  'deleteOwnAddress',
  'setOwnDigest',
  'makeBackup',
  'verifyBackup',
  'linkBackup',
  'uploadBackupPart',
  'finishBackupUpload',
  'deleteBackup',
  'scheduleBackups',
  // Opens the site anew, with an empty cache.
  'restoreBackup',
]

/** Reads with a body, and the uploads of what nothing shows yet. */
const QUESTIONS: readonly Name[] = [
  'uploadPicture',
  'uploadFile',
  'titleExist',
  'previewArticle',
  'choosePainting',
  'searchChat',
  'testBlocklist',
  'checkRegistration',
  'previewPlaylistImport',
]
const isQuestion = (name: string) => /^(get|backGet)/.test(name) || QUESTIONS.includes(name as Name)

it('includes every write of the contract', () => {
  const known = [...Object.keys(RANDOM_WRITES), ...NOT_READ]
  const writes = Object.keys(endpoints)
    .filter((name) => endpoints[name as Name].method !== 'GET')
    .filter((name) => !isQuestion(name))
  expect(writes.filter((name) => !known.includes(name))).toEqual([])
})

describe('after any sequence of writes', () => {
  const rounds = inject('long') ? 40 : 1
  const addresses = [...READS.flatMap(addressesOf), ...PAGES, ...FOR_MACHINES]

  it.each(Array.from({ length: rounds }, (_, seed) => seed + 1))(
    'every cached answer equals a fresh one (seed %i)',
    async (seed) => {
      const { app, client, get, ownerClient, userClient } = await listening({ site })
      const stage = {
        random: seededRandom(seed),
        owner: await ownerClient(),
        user: await userClient('reader'),
        visitor: client(),
      }
      const writes = Object.values(RANDOM_WRITES)
      // A request with a token never uses the cache.
      // Uses another address each time: the search limit is lower than the calls of this test.
      let askers = 0
      const fresh = (url: string) => {
        askers += 1
        const remoteAddress = `10.1.${askers >> 8}.${askers & 255}`
        return app.inject({ url, remoteAddress, headers: { authorization: 'nobody' } })
      }
      for (let step = 0; step < 20; step += 1) {
        await writes[stage.random(writes.length)]?.({ ...stage, step }).catch(({ status }) =>
          expect(status).toBeLessThan(500),
        )
        for (const address of addresses) {
          // Counters are written once a second, perhaps now: then one of two fresh answers matches.
          const before = await fresh(address)
          const cached = await get(address)
          const after = await fresh(address)
          expect([before.body, after.body], address).toContain(String(cached.body))
          expect([address, cached.status]).toEqual([address, after.statusCode])
        }
      }
    },
    // Hundreds of addresses and thousands of requests take a while on a busy machine.
    inject('long') ? 300_000 : 120_000,
  )
})
