import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTracking, currentTracking, trackTables } from '../database/query-tracking.ts'
import type { Bus, BusOptions } from './bus.ts'

/** Two nodes of one site; the same bus twice for a form that knows only one node. */
export type OpenBuses = (options: BusOptions) => readonly [here: Bus, there: Bus]

const END = 'end'

export const busConformance = (form: string, openBuses: OpenBuses) =>
  describe(`the bus in its ${form} form`, () => {
    let here: Bus
    let there: Bus
    let topic: string
    let errors: unknown[]

    beforeEach(() => {
      errors = []
      topic = randomUUID()
      ;[here, there] = openBuses({ onError: (error) => errors.push(error) })
    })

    afterEach(async () => {
      await Promise.all([here.close(), there.close()])
    })

    const record = async (bus: Bus, on = topic) => {
      const received: unknown[] = []
      const stop = await bus.subscribe(on, (message) => received.push(message))
      return { received, stop }
    }

    /** Waits for a later message: then every earlier one has arrived. */
    const waitForDelivery = async () => {
      const witness = await Promise.all([record(here), record(there)])
      await here.publish(topic, END)
      await vi.waitFor(() => {
        for (const { received } of witness) expect(received.at(-1)).toBe(END)
      })
      for (const { stop } of witness) stop()
    }

    it('delivers each message once to every subscriber on every node', async () => {
      const subscribers = await Promise.all([record(here), record(here), record(there)])
      await here.publish(topic, 'one')
      await waitForDelivery()
      for (const { received } of subscribers) expect(received).toEqual(['one', END])
    })

    it('delivers outside of the request that publishes', async () => {
      const seen: unknown[] = []
      await here.subscribe(topic, () => seen.push(currentTracking()))
      await trackTables(createTracking(), () => here.publish(topic, 'one'))
      await waitForDelivery()
      expect(seen).toEqual([undefined, undefined])
    })

    it('delivers every message published after subscribe has resolved', async () => {
      for (let round = 0; round < 50; round += 1) {
        const { received } = await record(there, topic + round)
        await here.publish(topic + round, round)
        await vi.waitFor(() => expect(received).toEqual([round]), { interval: 2 })
      }
    })

    it('keeps the order of one publisher, with or without awaiting', async () => {
      const { received } = await record(there)
      const numbers = Array.from({ length: 500 }, (_, index) => index)
      await Promise.all(numbers.map((number) => here.publish(topic, number)))
      await waitForDelivery()
      expect(received).toEqual([...numbers, END])
    })

    it('delivers a reply of a listener after the message it replies to', async () => {
      await here.subscribe(topic, (message) => {
        if (message === 'question') void here.publish(topic, 'answer')
      })
      const { received } = await record(here)
      await here.publish(topic, 'question')
      await vi.waitFor(() => expect(received).toEqual(['question', 'answer']))
    })

    it('delivers nothing to subscribers of another topic', async () => {
      const other = await record(here, `${topic}-other`)
      await here.publish(topic, 'one')
      await waitForDelivery()
      expect(other.received).toEqual([])
    })

    it('carries every JSON value unchanged', async () => {
      const { received } = await record(there)
      const values = [null, '', 0, false, '兰亭 🎋', { deep: [{ a: 1 }] }, []]
      for (const value of values) await here.publish(topic, value)
      await waitForDelivery()
      expect(received).toEqual([...values, END])
    })

    it('delivers a copy of the value, not the object of the publisher', async () => {
      const { received } = await record(here)
      const message = { text: 'before' }
      const published = here.publish(topic, message)
      message.text = 'after'
      await published
      await waitForDelivery()
      expect(received[0]).toEqual({ text: 'before' })
    })

    it('rejects a message that has no JSON form', async () => {
      await expect(here.publish(topic, undefined)).rejects.toThrow(TypeError)
    })

    it('passes errors of listeners to onError and continues', async () => {
      await here.subscribe(topic, () => {
        throw new Error('sync')
      })
      await here.subscribe(topic, async () => {
        throw new Error('async')
      })
      const { received } = await record(here)
      await here.publish(topic, 'one')
      await vi.waitFor(() => expect(errors).toEqual([new Error('sync'), new Error('async')]))
      expect(received).toEqual(['one'])
    })

    it('delivers nothing after unsubscribing, and still delivers to the others', async () => {
      const leaving = await record(here)
      const staying = await record(here)
      leaving.stop()
      leaving.stop()
      await here.publish(topic, 'one')
      await waitForDelivery()
      expect(leaving.received).toEqual([])
      expect(staying.received).toEqual(['one', END])
    })

    it('skips a subscriber that unsubscribes during delivery', async () => {
      let stopSecond = () => {}
      await here.subscribe(topic, () => stopSecond())
      const second = await record(here)
      stopSecond = second.stop
      await here.publish(topic, 'one')
      await waitForDelivery()
      expect(second.received).toEqual([])
    })

    it('accepts a new subscription right after the last one ended', async () => {
      for (let round = 0; round < 20; round += 1) {
        const { stop } = await record(there)
        stop()
        const again = await record(there)
        await here.publish(topic, round)
        await vi.waitFor(() => expect(again.received).toEqual([round]), { interval: 2 })
        again.stop()
      }
    })

    it('delivers twice to a function that subscribed twice', async () => {
      const received: unknown[] = []
      const listener = (message: unknown) => received.push(message)
      const stop = await here.subscribe(topic, listener)
      await here.subscribe(topic, listener)
      await here.publish(topic, 'one')
      await waitForDelivery()
      expect(received).toEqual(['one', 'one', END, END])
      stop()
      await here.publish(topic, 'two')
      await waitForDelivery()
      expect(received.filter((message) => message === 'two')).toEqual(['two'])
    })

    it('answers a ping', async () => {
      await expect(here.ping()).resolves.toBeUndefined()
    })

    it('delivers nothing after closing', async () => {
      const { received, stop } = await record(here)
      await here.publish(topic, 'one')
      await vi.waitFor(() => expect(received).toEqual(['one']))
      const late = there.publish(topic, 'late')
      const closed = here.close()
      received.length = 0
      await Promise.all([late, closed])
      stop()
      expect(received).toEqual([])
    })
  })
