declare global {
  interface Window {
    /** The button that was clicked before the page could handle it; null when it can. */
    earlyClick?: HTMLElement | null
  }
}

/** Clicks the button that was clicked before the page was hydrated. */
export const repeatEarlyClick = () => {
  const { earlyClick } = window
  window.earlyClick = null
  if (earlyClick?.isConnected) earlyClick.click()
}
