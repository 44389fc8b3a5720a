import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bus, BusOptions } from './bus.ts'

/** Two nodes of one site; where a form knows only one node, the same bus twice. */
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
      const heard: unknown[] = []
      const stop = await bus.subscribe(on, (message) => heard.push(message))
      return { heard, stop }
    }

    /** A later message that has come shows that no earlier one is still on its way. */
    const settle = async () => {
      const witness = await Promise.all([record(here), record(there)])
      await here.publish(topic, END)
      await vi.waitFor(() => {
        for (const { heard } of witness) expect(heard.at(-1)).toBe(END)
      })
      for (const { stop } of witness) stop()
    }

    it('gives each message once to every subscriber on every node', async () => {
      const subscribers = await Promise.all([record(here), record(here), record(there)])
      await here.publish(topic, 'one')
      await settle()
      for (const { heard } of subscribers) expect(heard).toEqual(['one', END])
    })

    it('delivers whatever is published once subscribing is awaited', async () => {
      for (let round = 0; round < 50; round += 1) {
        const { heard } = await record(there, topic + round)
        await here.publish(topic + round, round)
        await vi.waitFor(() => expect(heard).toEqual([round]), { interval: 2 })
      }
    })

    it('keeps the order in which one publisher published, awaited or not', async () => {
      const { heard } = await record(there)
      const numbers = Array.from({ length: 500 }, (_, index) => index)
      await Promise.all(numbers.map((number) => here.publish(topic, number)))
      await settle()
      expect(heard).toEqual([...numbers, END])
    })

    it('lets no answer of a listener overtake the message it answers', async () => {
      await here.subscribe(topic, (message) => {
        if (message === 'question') void here.publish(topic, 'answer')
      })
      const { heard } = await record(here)
      await here.publish(topic, 'question')
      await vi.waitFor(() => expect(heard).toEqual(['question', 'answer']))
    })

    it('keeps topics apart', async () => {
      const other = await record(here, `${topic}-other`)
      await here.publish(topic, 'one')
      await settle()
      expect(other.heard).toEqual([])
    })

    it('carries JSON values as they are', async () => {
      const { heard } = await record(there)
      const values = [null, '', 0, false, '兰亭 🎋', { deep: [{ a: 1 }] }, []]
      for (const value of values) await here.publish(topic, value)
      await settle()
      expect(heard).toEqual([...values, END])
    })

    it('gives subscribers a value of their own, not the publisher’s', async () => {
      const { heard } = await record(here)
      const message = { text: 'before' }
      const published = here.publish(topic, message)
      message.text = 'after'
      await published
      await settle()
      expect(heard[0]).toEqual({ text: 'before' })
    })

    it('rejects a message that has no JSON form', async () => {
      await expect(here.publish(topic, undefined)).rejects.toThrow(TypeError)
    })

    it('hands what a listener throws to onError and goes on', async () => {
      await here.subscribe(topic, () => {
        throw new Error('sync')
      })
      await here.subscribe(topic, async () => {
        throw new Error('async')
      })
      const { heard } = await record(here)
      await here.publish(topic, 'one')
      await vi.waitFor(() => expect(errors).toEqual([new Error('sync'), new Error('async')]))
      expect(heard).toEqual(['one'])
    })

    it('delivers nothing after unsubscribing, and the rest still hear', async () => {
      const leaver = await record(here)
      const stayer = await record(here)
      leaver.stop()
      leaver.stop()
      await here.publish(topic, 'one')
      await settle()
      expect(leaver.heard).toEqual([])
      expect(stayer.heard).toEqual(['one', END])
    })

    it('stops a message that is being delivered at the one who has just unsubscribed', async () => {
      let stopSecond = () => {}
      await here.subscribe(topic, () => stopSecond())
      const second = await record(here)
      stopSecond = second.stop
      await here.publish(topic, 'one')
      await settle()
      expect(second.heard).toEqual([])
    })

    it('can be subscribed again right after everybody left', async () => {
      for (let round = 0; round < 20; round += 1) {
        const { stop } = await record(there)
        stop()
        const again = await record(there)
        await here.publish(topic, round)
        await vi.waitFor(() => expect(again.heard).toEqual([round]), { interval: 2 })
        again.stop()
      }
    })

    it('counts the same function twice when it subscribes twice', async () => {
      const heard: unknown[] = []
      const listener = (message: unknown) => heard.push(message)
      const stop = await here.subscribe(topic, listener)
      await here.subscribe(topic, listener)
      await here.publish(topic, 'one')
      await settle()
      expect(heard).toEqual(['one', 'one', END, END])
      stop()
      await here.publish(topic, 'two')
      await settle()
      expect(heard.filter((message) => message === 'two')).toEqual(['two'])
    })

    it('answers a ping', async () => {
      await expect(here.ping()).resolves.toBeUndefined()
    })

    it('delivers nothing after it is closed', async () => {
      const { heard, stop } = await record(here)
      await here.publish(topic, 'one')
      await vi.waitFor(() => expect(heard).toEqual(['one']))
      const late = there.publish(topic, 'late')
      const closed = here.close()
      heard.length = 0
      await Promise.all([late, closed])
      stop()
      expect(heard).toEqual([])
    })
  })
