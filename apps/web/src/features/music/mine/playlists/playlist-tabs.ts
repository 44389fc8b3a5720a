let opened: BroadcastChannel | undefined

const channel = () => {
  opened ??= new BroadcastChannel('lanting-own-playlists')
  return opened
}

/** Tells the other tabs of this browser that a playlist has changed. */
export const tellTabs = (id: number): void => channel().postMessage(id)

/** Calls back when another tab has changed a playlist. Returns a function that stops it. */
export const onTabChange = (onChange: (id: number) => void): (() => void) => {
  const listen = ({ data }: MessageEvent<number>) => onChange(data)
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
