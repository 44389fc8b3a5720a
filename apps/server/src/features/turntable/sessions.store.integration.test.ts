/** @module-tag long */
import { describe, expect, it, vi } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { addSong } from '../../testing/songs.ts'

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000]
const WAIT = { timeout: 10_000, interval: 100 }

/** A site of two nodes with a playlist and a clock that a test can move. */
const open = async () => {
  let ahead = 0
  const now = () => Date.now() + ahead
  const site = await openChatApp({ now })
  const { queries } = site.platform.database
  await openSecondNode(site.platform)
  const owner = await site.ownerClient()
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  for (const duration_ms of [HOUR_MS, HOUR_MS]) await addSong(queries, duration_ms)
  const { id: playlist_id } = await queries
    .insertInto('playlists')
    .values({ root: 'own', folder: 'a', name: 'evening', created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const plan = async (inMs: number, changes = {}, by = owner) => {
    const startsAtMs = now() + inMs
    const body = { title: 'Friday', playlist_id, order: 'order', startsAtMs, minutes: 60 } as const
    return (await by.addListeningSession({ body: { ...body, isWeekly: false, ...changes } })).id
  }
  return {
    ...{ ...site, queries, owner, two, three, plan, playlist_id },
    pass: (ms: number) => {
      ahead += ms
    },
    sessions: () => site.client().getListeningSessions(),
    state: () => site.client().getTurntable(),
    /** The changes of the sessions, of all nodes. */
    events: async () => {
      const rows = await queries.selectFrom('chat_events').select('payload').execute()
      return rows.flatMap(({ payload }) => payload?.match(/sessionBegan|sessionEnded/g) ?? [])
    },
    until: (check: () => Promise<void>) => vi.waitFor(check, WAIT),
  }
}

describe('a planned session', () => {
  it('reminds, begins and ends once on two nodes, and is gone', async () => {
    const site = await open()
    const { plan, pass, sessions, state, events, until, two, three } = site
    const id = await plan(30 * MINUTE_MS)
    expect(await sessions()).toMatchObject([{ id, title: 'Friday', isOn: false }])
    const remind = (isOn: boolean, by = two) =>
      by.setSessionReminder({ body: { session_id: id, isOn } })
    for (const isOn of [true, false, true, true]) await remind(isOn)
    await remind(true, three)
    await remind(false, three)
    expect(await two.getSessionReminders()).toEqual([id])
    pass(21 * MINUTE_MS)
    const bell = async (by: typeof two) =>
      (await by.getNotifyList({ body: { current: 1, size: 9 } })).list
    await until(async () => expect(await bell(two)).toHaveLength(1))
    expect(await bell(two)).toMatchObject([
      { type: 7, to_id: id, message: '“Friday”9 分钟后开始，来一起听吧。' },
    ])
    expect((await state()).is_open).toBe(false)
    pass(9 * MINUTE_MS)
    await until(async () => expect(await sessions()).toMatchObject([{ isOn: true }]))
    expect(await state()).toMatchObject({
      is_open: true,
      session: { id, title: 'Friday' },
      playlist: { name: 'evening' },
      playing: { song: { duration_ms: HOUR_MS } },
    })
    pass(HOUR_MS)
    await until(async () => expect(await sessions()).toEqual([]))
    expect(await state()).toMatchObject({ is_open: false, session: null, playing: null })
    expect(await events()).toEqual(['sessionBegan', 'sessionEnded'])
    expect([await bell(two), await bell(three)]).toMatchObject([[{ type: 7 }], []])
    expect(await two.getSessionReminders()).toEqual([])
  })

  it('comes back a week later; a start that was missed entirely is skipped', async () => {
    const { plan, pass, sessions, events, until } = await open()
    await plan(HOUR_MS, { isWeekly: true })
    const [first] = await sessions()
    pass(3 * HOUR_MS)
    const week = 168 * HOUR_MS
    const later = (first?.startsAtMs ?? 0) + week
    await until(async () =>
      expect(await sessions()).toMatchObject([{ startsAtMs: later, isOn: false }]),
    )
    pass(week - 90 * MINUTE_MS)
    await until(async () => expect(await sessions()).toMatchObject([{ isOn: true }]))
    expect(await events()).toEqual(['sessionBegan'])
  })

  it('does not open again what a host has closed', { tags: 'long' }, async () => {
    const { plan, pass, owner, state, sessions, events, until } = await open()
    await plan(MINUTE_MS)
    pass(2 * MINUTE_MS)
    await until(async () => expect(await sessions()).toMatchObject([{ isOn: true }]))
    await owner.controlTurntable({ body: { action: 'close' } })
    expect(await sessions()).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(await state()).toMatchObject({ is_open: false, session: null })
    expect(await events()).toEqual(['sessionBegan'])
  })

  it('gives its place to a session that begins during it, until its next time', async () => {
    const { plan, pass, state, sessions, until } = await open()
    await plan(MINUTE_MS, { title: 'first', isWeekly: true })
    await plan(10 * MINUTE_MS, { title: 'second' })
    pass(2 * MINUTE_MS)
    await until(async () => expect((await state()).session).toMatchObject({ title: 'first' }))
    pass(9 * MINUTE_MS)
    await until(async () => expect((await state()).session).toMatchObject({ title: 'second' }))
    await until(async () =>
      expect(await sessions()).toMatchObject([
        { title: 'second', isOn: true },
        { title: 'first', isOn: false },
      ]),
    )
  })

  it('is cancelled while it is on: the turntable closes', async () => {
    const { plan, pass, owner, state, sessions, until } = await open()
    const id = await plan(MINUTE_MS)
    pass(2 * MINUTE_MS)
    await until(async () => expect((await state()).is_open).toBe(true))
    await owner.deleteListeningSession({ params: { id } })
    expect([(await state()).is_open, await sessions()]).toEqual([false, []])
    const again = owner.deleteListeningSession({ params: { id } })
    await expect(again).rejects.toMatchObject({ status: 404, reason: 'listeningSessionNotFound' })
  })

  it('is in the calendar of the site', async () => {
    const { plan, app } = await open()
    await plan(HOUR_MS, { title: 'Tea, and songs' })
    const { headers, body } = await app.inject({ url: '/listening.ics' })
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toContain('SUMMARY:Tea\\, and songs\r\n')
  })

  it('rejects times that are past, unknown playlists and too many', async () => {
    const { plan, two } = await open()
    const rejected = (call: Promise<unknown>, status: number, reason: string) =>
      expect(call).rejects.toMatchObject({ status, reason })
    await rejected(plan(-1), 409, 'listeningSessionPast')
    await rejected(plan(HOUR_MS, { playlist_id: 99 }), 404, 'playlistNotFound')
    const remind = two.setSessionReminder({ body: { session_id: 9, isOn: true } })
    await rejected(remind, 404, 'listeningSessionNotFound')
    for (let count = 0; count < 20; count += 1) await plan(HOUR_MS)
    await rejected(plan(HOUR_MS), 409, 'listeningSessionsMax')
  })
})

it('hosts do everything that hosts do; visitors, users, muted users and former hosts do not', async () => {
  const { owner, two, three, client, plan, queries, playlist_id, platform } = await open()
  const planned = await plan(HOUR_MS)
  await owner.controlTurntable({ body: { action: 'open' } })
  const setHosts = (user_ids: number[]) =>
    owner.controlTurntable({ body: { action: 'hosts', user_ids } })
  const actions: Parameters<typeof two.controlTurntable>[0]['body'][] = [
    { action: 'playlist', playlist_id, order: 'order' },
    ...(['pause', 'play', 'skip', 'close', 'open'] as const).map((action) => ({ action })),
    { action: 'seek', position_ms: 1 },
    { action: 'order', entry_ids: [1] },
  ]
  const calls = (by: typeof two) => [
    () => plan(HOUR_MS, {}, by),
    () => by.deleteListeningSession({ params: { id: planned } }),
    ...actions.map((body) => () => by.controlTurntable({ body })),
  ]
  const refused = async (by: typeof two, reason: string) => {
    for (const call of calls(by)) await expect(call()).rejects.toMatchObject({ reason })
  }
  await refused(client() as typeof two, 'loginRequired')
  await refused(two, 'turntableHostOnly')
  const until = platform.now() + HOUR_MS
  await queries.insertInto('chat_mutes').values({ user_id: three.id, until }).execute()
  await refused(three, 'turntableHostOnly')
  await setHosts([two.id])
  for (const call of calls(two)) expect(await call()).toBeTruthy()
  await setHosts([])
  await refused(two, 'turntableHostOnly')
})
