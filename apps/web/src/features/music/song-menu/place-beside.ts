const GAP_PX = 4
const EDGE_PX = 8

/** Places a menu below its button, or above it where there is no room, within the window. */
export const placeBeside = (menu: HTMLElement, button: HTMLElement): void => {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = bottom + GAP_PX
  const isBelow = below + height + EDGE_PX <= window.innerHeight
  const left = Math.min(Math.max(EDGE_PX, right - width), window.innerWidth - width - EDGE_PX)
  menu.style.left = `${left}px`
  menu.style.top = `${isBelow ? below : Math.max(EDGE_PX, top - GAP_PX - height)}px`
}
