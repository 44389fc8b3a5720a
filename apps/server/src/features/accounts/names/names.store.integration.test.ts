import { ROLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../../testing/shared-site.ts'
import { OWNER, PASSWORD } from '../../../testing/test-app.ts'
import { accountStore } from '../accounts.store.ts'

const shared = useSite()

const AVATAR = '/art/avatars/1.avif'

const openWithBob = async () => {
  const site = await shared.empty()
  const { queries } = site.platform.database
  const bob = await site.userClient('robert')
  await bob.updateOwnUserInfo({ body: { nick_name: 'Bob-x', avatar: AVATAR } })
  const rename = async (name: string, nick_name: string) => {
    const user = await site.userClient(name)
    return user.updateOwnUserInfo({ body: { nick_name, avatar: AVATAR } })
  }
  const register = (username: string, nick_name: string) =>
    site.client().register({ body: { username, nick_name, password: 'secret-1' } })
  return { ...site, queries, bob, rename, register }
}

describe('the name of a user', () => {
  it.each([
    ['Bob-x', 'nickNameTaken'],
    ['B0b-x', 'nickNameTaken'],
    ['Bob\u2010x', 'nickNameTaken'],
    ['ΒΟΒ-Χ', 'nickNameTaken'],
    ['R0bert', 'nickNameTaken'],
    ['Bob-x\u3164', 'nickNameForm'],
    ['Воb-x', 'nickNameForm'],
    ['管理員', 'nickNameReserved'],
    ['蘭亭主人', 'nickNameReserved'],
    ['「Owner」', 'nickNameReserved'],
  ])('is free, visible, and like nobody else’s: not %j', async (name, reason) => {
    const { rename, register, queries } = await openWithBob()
    await expect(register('another1', name)).rejects.toMatchObject({ reason })
    await expect(rename('another2', name)).rejects.toMatchObject({ reason })
    const names = await queries.selectFrom('users').select('nick_name').execute()
    expect(names.filter(({ nick_name }) => nick_name === name).length).toBeLessThan(2)
    expect(names).toHaveLength(3)
  })

  it('is checked for an administrator who changes it, too', async () => {
    const { ownerClient, bob, userClient } = await openWithBob()
    const owner = await ownerClient()
    const { id } = await userClient('someone')
    const change = (nick_name: string) =>
      owner.adminUpdateUserInfo({ body: { id, nick_name, avatar: AVATAR } })
    await expect(change('B0b-X')).rejects.toMatchObject({ reason: 'nickNameTaken' })
    await expect(change('B\u200bob')).rejects.toMatchObject({ reason: 'nickNameForm' })
    expect(await change('Jose\u0301\u3000K.')).toBe(true)
    const { nick_name } = await bob.getUserInfoById({ params: { id } })
    expect(nick_name).toBe('José K.')
  })

  it('may be changed to a form of the own name', async () => {
    const { bob } = await openWithBob()
    for (const nick_name of ['bob x', 'Robert', 'Bob-x']) {
      await bob.updateOwnUserInfo({ body: { nick_name, avatar: AVATAR } })
    }
  })

  it('stays as an earlier version has accepted it', async () => {
    const { client, queries, bob, register } = await openWithBob()
    const OLD = 'Bo\u0301b\u3164'
    await queries
      .updateTable('users')
      .set({ nick_name: OLD, nick_name_skeleton: null, username_skeleton: null })
      .where('id', '=', bob.id)
      .execute()
    await client().login({ body: { username: 'robert', password: PASSWORD } })
    await bob.updateOwnUserInfo({ body: { nick_name: OLD, avatar: '/art/avatars/2.avif' } })
    const kept = await client().getUserInfoById({ params: { id: bob.id } })
    expect(kept).toMatchObject({ nick_name: OLD, avatar: '/art/avatars/2.avif' })
    await expect(register('another1', 'Bob')).rejects.toMatchObject({ reason: 'nickNameTaken' })
    await expect(register('R0bert', '')).rejects.toMatchObject({ reason: 'usernameReserved' })
    await client().login({ body: OWNER })
  })

  it('is known of more accounts than are read at once', async () => {
    const { queries, register } = await openWithBob()
    for (let at = 0; at < 201; at += 1) {
      const user = {
        username: `imported-${at}`,
        passwordHash: '',
        role: ROLE.user,
        nickName: `Guest ${at}`,
      }
      await accountStore(queries).add(user, 1)
    }
    await queries
      .updateTable('users')
      .set({ nick_name_skeleton: null, username_skeleton: null })
      .execute()
    await expect(register('another1', 'GUEST 2O0')).rejects.toMatchObject({
      reason: 'nickNameTaken',
    })
  })
})

describe('a username', () => {
  it.each(['R0bert', 'robertX'])('%s is like nobody else’s', async (name) => {
    const { register, bob } = await openWithBob()
    await bob.updateOwnUserInfo({ body: { nick_name: 'Robert x', avatar: AVATAR } })
    await expect(register(name, '')).rejects.toMatchObject({ reason: 'usernameReserved' })
  })
})
