import type { Player } from '@lanting/player'

/** The player of the page, in whose place the shared one may be put for a while. */
export const createPlayerSwitch = (own: Player) => {
  let current = own
  let stop: () => void = () => undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const subscribe: Player['subscribe'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  own.subscribe(() => current === own && tell())

  const player = new Proxy(own, {
    get: (_, name) => (name === 'subscribe' ? subscribe : Reflect.get(current, name)),
  })
  return {
    player,
    own,
    /** Without a player, the own one is back. */
    replace: (other: Player | undefined): void => {
      stop()
      current = other ?? own
      stop = other?.subscribe(tell) ?? (() => undefined)
      tell()
    },
  }
}
