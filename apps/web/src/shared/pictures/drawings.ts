/** Own artwork has a dark variant beside it. */
export const isDrawing = (url: string): boolean =>
  /^\/art\/(?!(?:demo\/)?avatars\/)[\w/-]+\.avif$/.test(url)

export const nightTwin = (url: string): string => url.replace(/\.avif$/, '-dark.avif')

/** The one of the twins that fits the hour; a twin that was chosen already stays. */
export const drawnFor = (url: string, scheme: 'light' | 'dark'): string =>
  scheme === 'dark' && isDrawing(url) && !url.endsWith('-dark.avif') ? nightTwin(url) : url
