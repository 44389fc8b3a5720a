const loads = new Map<string, Promise<void>>()

const addLink = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loads.delete(href)
      reject(new Error(`No ${href}`))
    }
    document.head.append(link)
  })

/** Loads a style sheet once. It stays, so its rules must be limited to their own elements. */
export const loadStyle = (href: string): Promise<void> => {
  const load = loads.get(href) ?? addLink(href)
  loads.set(href, load)
  return load
}
