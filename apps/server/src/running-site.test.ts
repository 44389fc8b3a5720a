import { setImmediate as immediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTracking, currentTracking, trackTables } from './database/query-tracking.ts'
import { createRunningSite } from './running-site.ts'

/** A running site whose steps are noted, and whose work ends on command. */
const open = async () => {
  const steps: string[] = []
  const working = Promise.withResolvers<void>()
  let opened = 0
  const site = createRunningSite({
    open: async () => {
      opened += 1
      const name = opened
      steps.push(`open ${name}${currentTracking() ? ' as part of a request' : ''}`)
      return { close: async () => void steps.push(`close ${name}`), left: () => 'requests' }
    },
    onReplacing: () => undefined,
    onReplaced: () => undefined,
    onError: (error) => steps.push(String(error)),
    onFatal: (error) => steps.push(`fatal ${error}`),
  })
  await site.open()
  const work = async () => {
    steps.push('work')
    await working.promise
  }
  return { site, steps, working, work }
}

it('closes the site for some work, and opens another one', async () => {
  const { site, steps, working, work } = await open()
  site.replace(work)
  site.replace(work)
  working.resolve()
  await expect.poll(() => steps).toEqual(['open 1', 'close 1', 'work', 'open 2'])
  await site.close()
  expect(steps.at(-1)).toBe('close 2')
})

it('opens the site outside of the request that asked for it', async () => {
  const { site, steps, working, work } = await open()
  working.resolve()
  trackTables(createTracking(), () => site.replace(work))
  await expect.poll(() => steps).toEqual(['open 1', 'close 1', 'work', 'open 2'])
})

it('opens the site after work that failed', async () => {
  const { site, steps } = await open()
  site.replace(() => Promise.reject(new Error('damaged')))
  await expect.poll(() => steps).toContain('open 2')
  expect(steps).toContain('Error: damaged')
})

it('waits for running work when it is closed, and opens nothing', async () => {
  const { site, steps, working, work } = await open()
  site.replace(work)
  while (!steps.includes('work')) await immediate()
  let isClosed = false
  const closing = site.close().then(() => {
    isClosed = true
  })
  await immediate()
  expect([isClosed, site.left()]).toEqual([false, 'a restore'])
  working.resolve()
  await closing
  site.replace(work)
  await immediate()
  expect(steps).toEqual(['open 1', 'close 1', 'work'])
})
