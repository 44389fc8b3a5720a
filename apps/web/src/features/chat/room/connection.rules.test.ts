import { chatRoomCopy } from '@lanting/copy/chat-room'
import { describe, expect, it } from 'vitest'
import { connectionText, knowsOnlineUsers, mayReconnect, mutedForMs } from './connection.rules.ts'

const copy = chatRoomCopy['zh-CN'].connection

describe('the connection', () => {
  it.each([
    [{ kind: 'connecting', attempts: 0 }, '连接中...', false],
    [{ kind: 'open' }, '已连接', false],
    [{ kind: 'waiting', attempts: 2 }, '正在重新连接', true],
    [{ kind: 'idle' }, '未连接', true],
    [{ kind: 'givenUp', reason: 'unreachable' }, '没有连上', true],
    [{ kind: 'connecting', attempts: 6 }, '没有连上', true],
    [{ kind: 'givenUp', reason: 'forced' }, '已下线', true],
    [{ kind: 'givenUp', reason: 'session' }, '登录已结束', true],
  ] as const)('shows %j as %s; offers to reconnect: %s', (connection, text, isOffered) => {
    expect(connectionText(connection, copy)).toBe(text)
    expect(mayReconnect(connection, true)).toBe(isOffered)
    expect(mayReconnect(connection, false)).toBe(false)
  })
})

it.each([
  [{ kind: 'open' }, true],
  [{ kind: 'waiting', attempts: 1 }, true],
  [{ kind: 'connecting', attempts: 6 }, false],
  [{ kind: 'idle' }, false],
  [{ kind: 'givenUp', reason: 'forced' }, false],
] as const)('knows who is online with %j: %s', (connection, isKnown) => {
  expect(knowsOnlineUsers(connection)).toBe(isKnown)
})

describe('a mute', () => {
  const mute = { userId: 7, until: 1_000 }

  it('lasts until its end', () => {
    expect(mutedForMs(mute, 7, 400)).toBe(600)
    expect(mutedForMs(mute, 7, 1_000)).toBe(0)
    expect(mutedForMs(mute, 7, 5_000)).toBe(0)
  })

  it('belongs to one user only', () => {
    expect(mutedForMs(mute, 8, 400)).toBe(0)
    expect(mutedForMs(mute, undefined, 400)).toBe(0)
    expect(mutedForMs(undefined, 7, 400)).toBe(0)
  })
})
