let opened: BroadcastChannel | undefined

const channel = () => {
  opened ??= new BroadcastChannel('lanting-own-playlists')
  return opened
}

/** Tells the other tabs of this browser that a playlist has changed. */
export const tellTabs = (id: number): void => channel().postMessage(id)

/** Calls back when another tab has changed a playlist. */
export const onTabChange = (onChange: (id: number) => void): void =>
  channel().addEventListener('message', ({ data }: MessageEvent<number>) => onChange(data))
