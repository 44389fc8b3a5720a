import { isDrawing, nightTwin } from '@lanting/contract'

/** Returns the variant of the current scheme; other images are unchanged. */
export const drawnFor = (url: string, scheme: 'light' | 'dark'): string =>
  scheme === 'dark' && isDrawing(url) && !url.endsWith('-dark.avif') ? nightTwin(url) : url
