import type { ChatClientFrame } from '@lanting/contract'
import { expect, it } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { createSender } from './sender.ts'

const SLOW_MS = 60_000
/** Browsers round their clocks: a timer may fire a moment before its time. */
const EARLY_MS = 1

/** A sender with a connection that only records. */
const open = () => {
  const clock = fakeClock()
  let user = 2
  let sent: string[] = []
  const sender = createSender({
    now: clock.now,
    after: (delayMs, work) => clock.after(Math.max(0, delayMs - EARLY_MS), work),
    link: {
      isOpen: () => true,
      lost: () => undefined,
      number: () => 1,
      send: (frame: ChatClientFrame) =>
        void (frame.type === 'message' && sent.push(frame.client_id ?? '')),
    },
    userId: () => user,
    onChange: () => undefined,
  })
  const write = (client_id: string) => {
    const message = { content: client_id, content_type: 'text' as const, user_id: user }
    sender.add({ client_id, ...message, writtenAt: clock.now(), status: 'waiting' })
  }
  const taken = () => {
    const all = sent
    sent = []
    return all
  }
  return {
    clock,
    sender,
    write,
    taken,
    logIn: (next: number) => {
      user = next
    },
  }
}

it('[CHAT-29] waits as long as slow mode says, and goes on by itself', async () => {
  const { clock, sender, write, taken } = open()
  write('a')
  write('b')
  expect(taken()).toEqual(['a'])
  sender.refused('a', 'slowMode', SLOW_MS)
  await clock.pass(SLOW_MS - 10)
  expect(taken()).toEqual([])
  await clock.pass(10)
  expect(taken()).toEqual(['a'])
  sender.confirmed(2, 'a')
  expect(taken()).toEqual(['b'])
})

it('[CHAT-29] goes on at once when slow mode has ended or changed', () => {
  const { sender, write, taken } = open()
  write('a')
  sender.refused('a', 'slowMode', SLOW_MS)
  taken()
  sender.rulesChanged()
  expect(taken()).toEqual(['a'])
})

it('[CHAT-30] does not let another user wait', () => {
  const { sender, write, taken, logIn } = open()
  write('a')
  sender.refused('a', 'slowMode', SLOW_MS)
  taken()
  logIn(3)
  sender.interrupted()
  write('b')
  expect(taken()).toEqual(['b'])
})
