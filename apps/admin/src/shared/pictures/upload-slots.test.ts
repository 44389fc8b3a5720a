import { CallError } from '@lanting/browser'
import { expect, it } from 'vitest'
import { AT_ONCE, createUploadSlots } from './upload-slots.ts'

const slower = () => new CallError(429, 1, 'slower')

it('runs a few uploads at a time, begins them in order, and answers each caller', async () => {
  const slots = createUploadSlots(async () => {})
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  const upload = async (number: number) => {
    begun.push(number)
    underWay += 1
    most = Math.max(most, underWay)
    // The first ones take longest.
    await new Promise((resolve) => setTimeout(resolve, 20 - number))
    underWay -= 1
    return number
  }
  expect(await Promise.all(numbers.map((number) => slots(() => upload(number))))).toEqual(numbers)
  expect(begun).toEqual(numbers)
  expect(most).toBe(AT_ONCE)
})

it('goes on by itself when the server tells it to slow down, also several times', async () => {
  const waits: number[] = []
  const slots = createUploadSlots(async (ms) => void waits.push(ms))
  let tries = 0
  let pauses = 0
  const upload = async () => {
    tries += 1
    if (tries < 3) throw slower()
    return 'there'
  }
  expect(await slots(upload, () => (pauses += 1))).toBe('there')
  expect([waits, pauses]).toEqual([[5_000, 5_000], 2])
})

it('passes other failures on, and goes on with the next upload', async () => {
  const slots = createUploadSlots(async () => {})
  const failing = Array.from({ length: 9 }, () =>
    slots(async () => {
      throw new CallError(507, 1, 'full')
    }),
  )
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected')
  expect(await slots(async () => 'there')).toBe('there')
})
