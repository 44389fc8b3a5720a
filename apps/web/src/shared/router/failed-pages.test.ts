import { describe, expect, it, vi } from 'vitest'
import { BUSY, LOST, openRouter, page, siteOf } from './testing/open-router.ts'

describe('a page that cannot be loaded', () => {
  /** A page that fails until it is repaired, and attempts that the test allows one by one. */
  const broken = async (error: Error) => {
    let isBroken = true
    const load = vi.fn(() => (isBroken ? Promise.reject(error) : Promise.resolve('data')))
    let allow: () => void = () => undefined
    const nextAttempt = () =>
      new Promise<void>((resolve) => {
        allow = resolve
      })
    const opened = await openRouter(siteOf([page('/a'), page('/b', { load })]), nextAttempt)
    const attempt = async () => {
      const before = load.mock.calls.length
      allow()
      await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before))
      await new Promise((resolve) => setTimeout(resolve))
    }
    const repair = () => {
      isBroken = false
    }
    return { ...opened, load, attempt, repair }
  }

  it('leaves the last page and opens by itself, when no answer comes', async () => {
    const { router, title, attempt, repair } = await broken(LOST)
    await router.navigate('/b')
    expect(title()).toBe('/a ')
    expect(router.getState()).toMatchObject({ isLoading: false, isCutOff: true })
    await attempt()
    expect(title()).toBe('/a ')
    repair()
    await attempt()
    expect(title()).toBe('/b ')
    expect(router.getState()).toMatchObject({ isLoading: false, isCutOff: false })
  })

  it('is the failure page and opens by itself, when the server is busy', async () => {
    const { router, title, attempt, repair } = await broken(BUSY)
    await router.navigate('/b')
    expect(title()).toBe('failure')
    repair()
    await attempt()
    expect(title()).toBe('/b ')
  })

  it('is forgotten when another page is asked for', async () => {
    const { router, title, load, attempt, repair } = await broken(LOST)
    await router.navigate('/b')
    await router.navigate('/a')
    expect(router.getState().isCutOff).toBe(false)
    repair()
    await expect(attempt()).rejects.toThrow()
    expect(load).toHaveBeenCalledTimes(1)
    expect(title()).toBe('/a ')
  })
})
