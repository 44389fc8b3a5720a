/**
 * As the ref of a picture: when it is removed, it frees its connection. A browser has six for a site,
 * and a painting takes the server a second or more.
 */
export const freeWhenRemoved = (image: HTMLImageElement | null) => () => {
  setTimeout(() => {
    if (!image || image.isConnected) return
    image.removeAttribute('srcset')
    image.removeAttribute('src')
  })
}
