/** Own artwork has a dark variant beside it. */
export const isDrawing = (url: string): boolean =>
  /^\/(?:art\/(?!(?:demo\/)?avatars\/)|paintings\/)[\w/-]+\.avif$/.test(url)

export const nightTwin = (url: string): string => url.replace(/\.avif$/, '-dark.avif')

/** Returns the variant of the current scheme; other images are unchanged. */
export const drawnFor = (url: string, scheme: 'light' | 'dark'): string =>
  scheme === 'dark' && isDrawing(url) && !url.endsWith('-dark.avif') ? nightTwin(url) : url
