import { describe, expect, it } from 'vitest'
import { openChatApp, openSecondNode } from '../../testing/chat-sockets.ts'
import { addSong } from '../../testing/songs.ts'
import { OWNER, PASSWORD } from '../../testing/test-app.ts'

const HOUR_MS = 3_600_000

/** A site with an open turntable, and songs of the given lengths; 0 is unknown. */
const open = async (...lengths: readonly number[]) => {
  const site = await openChatApp()
  const { queries } = site.platform.database
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const [two, three] = [await site.userClient('second'), await site.userClient('third')]
  for (const duration_ms of lengths) await addSong(queries, duration_ms)
  const { id: playlist_id } = await queries
    .insertInto('playlists')
    .values({ root: 'own', folder: 'a', name: 'evening', created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await owner.controlTurntable({ body: { action: 'open' } })
  const state = () => site.client().getTurntable()
  const ask = (user: typeof two, song_id: number) => user.askForSong({ body: { song_id } })
  const control = (
    user: typeof owner,
    body: Parameters<typeof owner.controlTurntable>[0]['body'],
  ) => user.controlTurntable({ body })
  return { ...site, queries, owner, token, two, three, state, ask, control, playlist_id }
}

describe('the turntable', () => {
  it('plays what a user asks for; every change is an event of the chat on all nodes', async () => {
    const { enter, platform, two, ask, state, queries } = await open(HOUR_MS, HOUR_MS)
    const elsewhere = await openSecondNode(platform)
    const [here, there] = [await enter(), await elsewhere.enter()]
    await ask(two, 1)
    await ask(two, 2)
    for (const { has } of [here, there]) {
      const frames = await has('turntable', 3)
      expect(frames.map(({ change }) => change.type)).toEqual(['asked', 'started', 'asked'])
      expect(frames.map(({ version }) => version)).toEqual([2, 3, 4])
    }
    expect(await state()).toMatchObject({
      is_open: true,
      playing: { song: { id: 1, duration_ms: HOUR_MS }, asked_by: { user_id: two.id } },
      queue: [{ song: { id: 2 }, nick_name: 'second' }],
    })
    const events = await queries.selectFrom('chat_events').select('kind').execute()
    expect(events).toEqual(Array(4).fill({ kind: 'turntable' }))
    const first = here.of('turntable')[0]?.event ?? 0
    const back = await enter({ init: { last_event: first } })
    expect(back.of('turntable').map(({ version }) => version)).toEqual([3, 4])
  })

  it('refuses whom it should, in both languages', async () => {
    const { client, two, three, owner, ask, control, queries, platform } = await open(
      HOUR_MS,
      0,
      9_000,
    )
    const rejected = (call: Promise<unknown>, status: number, reason: string) =>
      expect(call).rejects.toMatchObject({ status, reason })
    await rejected(client().askForSong({ body: { song_id: 1 } }), 401, 'loginRequired')
    await rejected(client().controlTurntable({ body: { action: 'skip' } }), 401, 'loginRequired')
    await rejected(ask(two, 99), 404, 'songNotFound')
    await rejected(ask(two, 2), 409, 'turntableLengthUnknown')
    for (const action of ['play', 'pause', 'skip', 'open', 'close'] as const) {
      await rejected(control(two, { action }), 403, 'turntableHostOnly')
    }
    await rejected(control(two, { action: 'order', entry_ids: [1] }), 403, 'turntableHostOnly')
    await rejected(control(two, { action: 'hosts', user_ids: [two.id] }), 403, 'turntableOwnerOnly')
    await rejected(control(owner, { action: 'playlist', playlist_id: 99 }), 404, 'playlistNotFound')
    await rejected(control(owner, { action: 'seek' }), 422, 'missingMember')
    await ask(two, 1)
    await rejected(ask(three, 1), 409, 'turntableSongRecent')
    await rejected(control(two, { action: 'vote' }), 409, 'turntableNotListening')
    const until = platform.now() + HOUR_MS
    await queries.insertInto('chat_mutes').values({ user_id: three.id, until }).execute()
    await rejected(ask(three, 3), 403, 'turntableMuted')
    const english = client(three.token, 'en').askForSong({ body: { song_id: 3 } })
    await expect(english).rejects.toMatchObject({ message: 'You are muted for now' })
    await expect(ask(three, 3)).rejects.toMatchObject({ message: '你被禁言了，暂时不能点歌' })
  })

  it('refuses the removal of a song of somebody else, to visitors, users and muted users', async () => {
    const { client, two, three, ask, control, state, queries, platform } = await open(
      ...[HOUR_MS, HOUR_MS, HOUR_MS],
    )
    await ask(two, 1)
    await ask(two, 2)
    await ask(three, 3)
    const waiting = async () => (await state()).queue.map(({ id }) => id)
    const [theirs = 0, own = 0] = await waiting()
    const remove = (user: typeof two, entry_id: number) =>
      control(user, { action: 'remove', entry_id })
    const visitor = client().controlTurntable({ body: { action: 'remove', entry_id: theirs } })
    await expect(visitor).rejects.toMatchObject({ status: 401, reason: 'loginRequired' })
    const refusal = { status: 403, reason: 'turntableHostOnly' }
    await expect(remove(three, theirs)).rejects.toMatchObject(refusal)
    const until = platform.now() + HOUR_MS
    await queries.insertInto('chat_mutes').values({ user_id: three.id, until }).execute()
    await expect(remove(three, theirs)).rejects.toMatchObject(refusal)
    await expect(remove(three, 99)).rejects.toMatchObject({ status: 404 })
    expect(await waiting()).toEqual([theirs, own])
    // A muted user takes back only what is their own.
    await remove(three, own)
    expect(await waiting()).toEqual([theirs])
  })

  it('makes hosts, who move the queue and the song', async () => {
    const { two, owner, ask, control, state } = await open(HOUR_MS, HOUR_MS, HOUR_MS)
    await control(owner, { action: 'hosts', user_ids: [two.id, 9_999] })
    expect((await state()).hosts).toEqual([{ user_id: two.id, nick_name: 'second' }])
    for (const song of [1, 2, 3]) await ask(two, song)
    await control(two, { action: 'order', entry_ids: [3, 2] })
    await control(two, { action: 'seek', position_ms: 60_000 })
    await control(two, { action: 'pause' })
    const { queue, playing } = await state()
    expect(queue.map(({ song }) => song.id)).toEqual([3, 2])
    const position = (playing?.paused_at ?? 0) - (playing?.started_at ?? 0)
    expect(position).toBeGreaterThanOrEqual(60_000)
    expect(position).toBeLessThan(65_000)
    await control(two, { action: 'remove', entry_id: 3 })
    await control(two, { action: 'skip' })
    expect(await state()).toMatchObject({ playing: { song: { id: 2 } }, queue: [] })
  })

  it('skips by the votes of half of those who listen, on any node', async () => {
    const { enter, platform, two, three, ask, control, state } = await open(HOUR_MS, HOUR_MS)
    const elsewhere = await openSecondNode(platform)
    const here = await enter({ token: two.token })
    const there = await elsewhere.enter({ token: three.token })
    for (const socket of [here, there]) socket.say({ type: 'listen', on: true })
    await here.until(() =>
      expect(here.of('listeners').at(-1)).toMatchObject({ users: 2, visitors: 0 }),
    )
    await ask(two, 1)
    await ask(two, 2)
    await control(three, { action: 'vote' })
    await here.has('turntable', 5)
    expect(await state()).toMatchObject({ playing: { song: { id: 2 } }, votes: [] })
  })

  it('ends a song by its own clock, once for all nodes, and goes on with the playlist', {
    tags: 'long',
  }, async () => {
    const { enter, platform, owner, control, state, playlist_id } = await open(700, 800, HOUR_MS)
    const elsewhere = await openSecondNode(platform)
    const [here, there] = [await enter(), await elsewhere.enter()]
    for (const socket of [here, there]) socket.say({ type: 'listen', on: true })
    await control(owner, { action: 'playlist', playlist_id, order: 'order' })
    const frames = await there.has('turntable', 4)
    const starts = frames.flatMap(({ change }) =>
      change.type === 'started' ? change.playing.started_at : [],
    )
    expect(starts[1]).toBe((starts[0] ?? 0) + 1_700)
    expect(starts[2]).toBe((starts[1] ?? 0) + 1_800)
    expect((await state()).playing?.song.id).toBe(3)
    expect(here.of('turntable')).toHaveLength(4)
  })

  it('writes nothing while nobody listens, and catches up with the next listener', async () => {
    const { enter, owner, control, state, playlist_id, queries } = await open(700, HOUR_MS)
    await control(owner, { action: 'playlist', playlist_id, order: 'order' })
    const { playing, version } = await state()
    // As if the server had been down for ten minutes.
    const row = await state()
    const earlier = {
      ...row,
      playing: playing && { ...playing, started_at: playing.started_at - 600_000 },
    }
    await queries
      .updateTable('turntable')
      .set({ state: JSON.stringify(earlier) })
      .execute()
    const here = await enter()
    expect((await state()).version).toBe(version)
    here.say({ type: 'listen', on: true })
    await here.has('turntable')
    const caughtUp = await state()
    expect(caughtUp.playing?.song.id).toBe(2)
    expect(caughtUp.playing?.started_at).toBe((earlier.playing?.started_at ?? 0) + 1_700)
  })

  it('forgets a deleted user', async () => {
    const { two, owner, ask, control, state, queries } = await open(HOUR_MS, HOUR_MS)
    await control(owner, { action: 'hosts', user_ids: [two.id] })
    await ask(two, 1)
    await ask(two, 2)
    await two.deleteOwnAccount({ body: { password: PASSWORD, texts: 'keep' } })
    expect(JSON.stringify(await state())).not.toContain('second')
    const events = await queries.selectFrom('chat_events').select('payload').execute()
    expect(JSON.stringify(events)).not.toContain('"nick_name":"second"')
  })
})
