interface Listening {
  readonly types: readonly string[]
  readonly onEvent: (event: Event) => void
}

/** Listeners to events of whichever element is current. Elements may be added later. */
export const createListeners = (current: () => HTMLAudioElement) => {
  const elements = new Set<HTMLAudioElement>()
  const listenings = new Set<Listening>()
  const attach = (element: HTMLAudioElement, { types, onEvent }: Listening) => {
    for (const type of types) element.addEventListener(type, onEvent)
  }
  return {
    add: (element: HTMLAudioElement) => {
      elements.add(element)
      for (const listening of listenings) attach(element, listening)
    },
    /** Listens to events of the element that is current when they happen. */
    listen: (types: readonly string[], listener: (event: Event) => void): (() => void) => {
      const onEvent = (event: Event) => {
        if (event.target === current()) listener(event)
      }
      const listening = { types, onEvent }
      listenings.add(listening)
      for (const element of elements) attach(element, listening)
      return () => {
        listenings.delete(listening)
        for (const element of elements) {
          for (const type of types) element.removeEventListener(type, onEvent)
        }
      }
    },
  }
}
