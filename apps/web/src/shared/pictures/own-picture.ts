/** Returns only images of this site, so that nothing is loaded from other hosts. */
export const ownPicture = (url: string): string =>
  /^\/(?:uploads|art)\/[\w./-]+$/.test(url) ? url : ''
