import { describe, expect, it, vi } from 'vitest'
import { hrefOf, locationOf } from './location.ts'
import { NotFound } from './route.ts'
import { context, openRouter, page, siteOf } from './testing/open-router.ts'
import { loadView, type Site } from './view.ts'

describe('a view', () => {
  const load = (site: Site, href: string) => loadView(site, { context, location: locationOf(href) })

  it('contains the data, the parameters and the head of its page', async () => {
    const site = siteOf([page('/a', { load: async (_, { id }) => `data ${id}` })])
    expect(await load(site, '/a?id=1&other=2#part')).toMatchObject({
      status: 'shown',
      isInLayout: true,
      props: { deps: { id: '1' }, data: 'data 1' },
      head: { title: '/a 1' },
      location: { pathname: '/a', search: '?id=1&other=2', hash: '#part' },
    })
  })

  it('is the not-found page outside the layout for an unknown address', async () => {
    expect(await load(siteOf([page('/a')]), '/b')).toMatchObject({
      status: 'unknown',
      isInLayout: false,
      head: { title: 'not found' },
    })
  })

  it('is the not-found page inside the layout for unknown content', async () => {
    const missing = page('/a', {
      load: () => {
        throw new NotFound()
      },
    })
    expect(await load(siteOf([missing]), '/a')).toMatchObject({
      status: 'missing',
      isInLayout: true,
    })
  })

  it('is the failure page with its reason when loading fails', async () => {
    const broken = page('/a', { load: () => Promise.reject(new Error('broken')) })
    expect(await load(siteOf([broken]), '/a')).toMatchObject({
      status: 'failed',
      isInLayout: true,
      error: new Error('broken'),
    })
  })

  it('stands outside the layout when the layout itself cannot load', async () => {
    const site = siteOf([page('/a')], () => Promise.reject(new Error('no settings')))
    expect(await load(site, '/a')).toMatchObject({ status: 'failed', isInLayout: false })
  })
})

describe('a navigation', () => {
  it('shows the new page and changes the address at once', async () => {
    const { router, title } = await openRouter(siteOf([page('/a'), page('/b')]))
    const navigation = router.navigate('/b?id=2')
    expect(hrefOf(router.location())).toBe('/b?id=2')
    expect(router.getState()).toMatchObject({ isLoading: true, view: { head: { title: '/a ' } } })
    await navigation
    expect(title()).toBe('/b 2')
    expect(router.getState().isLoading).toBe(false)
    expect(router.canGoBack()).toBe(true)
  })

  it('returns with the back button', async () => {
    const { router, title } = await openRouter(siteOf([page('/a'), page('/b')]))
    await router.navigate('/b')
    router.back()
    await expect.poll(title).toBe('/a ')
  })

  it('loads nothing when only parameters change that the page does not read', async () => {
    const load = vi.fn(async () => undefined)
    const { router } = await openRouter(siteOf([page('/a', { load })]))
    await router.navigate('/a?song=1')
    await router.navigate('/a#part')
    expect(load).toHaveBeenCalledTimes(1)
    expect(router.getState().view.location.hash).toBe('#part')
    await router.navigate('/a?id=2')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows only the last of two pages, whichever loads first', async () => {
    const slow = Promise.withResolvers<void>()
    const site = siteOf([page('/a'), page('/slow', { load: () => slow.promise }), page('/b')])
    const { router, title } = await openRouter(site)
    const first = router.navigate('/slow')
    await router.navigate('/b')
    slow.resolve()
    await first
    expect(title()).toBe('/b ')
  })

  it('shows a skeleton while a page loads slowly, and for a moment at least', async () => {
    vi.useFakeTimers()
    const slow = Promise.withResolvers<void>()
    const { router, title } = await openRouter(
      siteOf([page('/a'), page('/slow', { load: () => slow.promise })]),
    )
    const navigation = router.navigate('/slow')
    await vi.advanceTimersByTimeAsync(999)
    expect(router.getState().view.status).toBe('shown')
    await vi.advanceTimersByTimeAsync(1)
    expect(router.getState().view.status).toBe('pending')
    slow.resolve()
    await vi.advanceTimersByTimeAsync(499)
    expect(router.getState().view.status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    await navigation
    expect(title()).toBe('/slow ')
    vi.useRealTimers()
  })

  it('loads the document anew when the code of the page is missing', async () => {
    const moved = { '/b': () => Promise.reject(new Error('404')) }
    const { router, opened, title } = await openRouter(siteOf([page('/a'), moved]))
    await router.navigate('/b?id=1')
    expect(opened).toEqual(['/b?id=1'])
    expect(title()).toBe('/a ')
  })

  it('loads a failed page again', async () => {
    const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('once'))
    const { router, title } = await openRouter(siteOf([page('/a'), page('/b', { load })]))
    await router.navigate('/b')
    expect(title()).toBe('failure')
    await router.reload()
    expect(title()).toBe('/b ')
  })

  it('reports where it began, and its end once the page is shown', async () => {
    const { router } = await openRouter(siteOf([page('/a'), page('/b')]))
    const ends: string[] = []
    router.onShown(({ kind, from, to }) =>
      ends.push(`${kind} ${from.pathname} ${to.location.pathname}`),
    )
    router.shown(router.getState().view)
    await router.navigate('/b', { replace: true })
    expect(ends).toEqual([])
    router.shown(router.getState().view)
    expect(ends).toEqual(['replace /a /b'])
  })
})

describe('a page that the owner has hidden', () => {
  it('is not found, and neither its code nor its data load', async () => {
    const load = vi.fn(async () => 'data')
    const imported = vi.fn(page('/b', { load })['/b'] as never)
    const site: Site = {
      ...siteOf([page('/a'), { '/b': imported as never }]),
      admit: async (_, { pathname }) => {
        if (pathname === '/b') throw new NotFound()
      },
    }
    const { router, title } = await openRouter(site)
    await router.navigate('/b')
    expect(title()).toBe('not found')
    expect(router.getState().view).toMatchObject({ status: 'missing', isInLayout: true })
    expect(imported).not.toHaveBeenCalled()
    expect(load).not.toHaveBeenCalled()
  })
})
