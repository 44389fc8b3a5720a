interface Uploads {
  readonly subscribe: (listener: () => void) => unknown
  readonly isBusy: () => boolean
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before it closes the page during uploads. */
export const askBeforeUnload = ({ subscribe, isBusy }: Uploads): void => {
  subscribe(() => {
    // The same listener is added once.
    if (isBusy()) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}
