const loads = new Map<string, Promise<void>>()

/** Whether a style sheet is there already. A link has no sheet before it is loaded. */
export const hasStyle = (href: string): boolean => {
  try {
    const selector = `link[rel="stylesheet"][href="${href}"]`
    return Boolean(document.querySelector<HTMLLinkElement>(selector)?.sheet?.cssRules)
  } catch {
    // The sheet of a failed link exists, but its rules may not be read.
    return false
  }
}

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
  if (hasStyle(href)) return Promise.resolve()
  const load = loads.get(href) ?? addLink(href)
  loads.set(href, load)
  return load
}
