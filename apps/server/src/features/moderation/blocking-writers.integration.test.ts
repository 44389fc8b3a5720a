import { describe, expect, it } from 'vitest'
import { setTrap } from '../../testing/set-trap.ts'
import { openWithSubjects } from '../../testing/subjects.ts'

const open = async () => {
  const site = await openWithSubjects()
  const { queries, owner, writer, target, ownerId } = site
  const { res } = await writer.addComment({ body: { ...target(), content: 'casino' } })
  const items = [{ source: 'written', kind: 'comment', id: res.id } as const]
  const block = () => owner.decide({ body: { decision: 'block', items } })
  const said = async () => {
    const rows = await queries.selectFrom('comments').select('content').orderBy('id').execute()
    return rows.map(({ content }) => content)
  }
  const isBlocked = async (id: number) => {
    const row = await queries
      .selectFrom('users')
      .select('blocked')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.blocked === 1
  }
  return { ...site, owner, ownerId, block, said, isBlocked }
}

describe('blocking the writer of something', () => {
  it('also removes what they write in the moment in which they are blocked', async () => {
    const { queries, block, said, ids } = await open()
    await setTrap(queries, {
      ...{ on: 'users', after: 'update', when: 'new.blocked = 1' },
      does: `insert into comments (type, for_id, from_id, content, created_at, updated_at)
        values (1, ${ids[1]}, new.id, 'one more', ${Date.now()}, ${Date.now()})`,
    })
    expect(await block()).toEqual({ done: 2, stuck: 0, blocked: 1 })
    expect(await said()).toEqual([])
  })

  it('tells of the end of their sessions before it removes anything', async () => {
    const { platform, block, said } = await open()
    const saidWhenTold: Promise<string[]>[] = []
    const unsubscribe = await platform.bus.subscribe('changed-tables', (message) => {
      if ((message as { tables: string[] }).tables.includes('sessions')) saidWhenTold.push(said())
    })
    await block()
    unsubscribe()
    expect(await saidWhenTold[0]).toEqual(['casino'])
    expect(await said()).toEqual([])
  })

  it('is not done by somebody who is no administrator any more', async () => {
    const { queries, block, said, isBlocked, writer, ownerId } = await open()
    await setTrap(queries, {
      ...{ on: 'audit_entries', after: 'insert', when: `new.act = 'decide'` },
      does: `update users set role = 2 where id = ${ownerId}`,
    })
    await expect(block()).rejects.toMatchObject({ status: 403 })
    expect(await isBlocked(writer.id)).toBe(false)
    expect(await said()).toEqual(['casino'])
  })

  it('removes the rest when they are blocked already', async () => {
    const { queries, block, said, writer } = await open()
    await queries.updateTable('users').set({ blocked: 1 }).where('id', '=', writer.id).execute()
    expect(await block()).toEqual({ done: 1, stuck: 0, blocked: 1 })
    expect(await said()).toEqual([])
  })
})
