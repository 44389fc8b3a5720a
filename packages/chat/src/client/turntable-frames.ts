import type { Cheer, TurntableChange, TurntableClientFrame } from '@lanting/contract'
import type { FrameHandlers } from './handle-frame.ts'
import type { Link } from './link.ts'
import type { ChatNotice, ChatState } from './ports.ts'

interface Needs {
  readonly get: () => ChatState
  readonly set: (changes: Partial<ChatState>) => void
  readonly tell: (notice: ChatNotice) => void
  /** Counts a stored change. Returns false for one that is known already. */
  readonly count: (frame: { readonly event: number }) => boolean
}

type Handled = Pick<FrameHandlers, 'turntable' | 'listeners' | 'clock' | 'cheer'>

const QUIET_MAX = 50

const lineOf = (event: number, change: TurntableChange): ChatState['quiet'] => {
  if (change.type === 'asked') {
    const { song, nick_name } = change.entry
    return [{ event, atMs: change.at, song: song.name, nick_name }]
  }
  if (change.type !== 'started') return []
  const { song, started_at } = change.playing
  return [{ event, atMs: started_at, song: song.name }]
}

/** [CHAT-61] Passes the frames of the turntable on. Some of its changes are lines of the room. */
export const turntableHandlers = ({ get, set, tell, count }: Needs): Handled => ({
  turntable: ({ event, version, change }) => {
    if (!count({ event })) return
    set({ quiet: [...get().quiet, ...lineOf(event, change)].slice(-QUIET_MAX) })
    tell({ kind: 'turntable', version, change })
  },
  listeners: ({ type, ...listeners }) => set({ listeners }),
  clock: ({ sent, at }) => tell({ kind: 'clock', sent, at }),
  cheer: ({ emoji, user_id }) => tell({ kind: 'cheer', emoji, user_id }),
})

export const turntableActions = ({ send, isOpen }: Pick<Link, 'send' | 'isOpen'>) => {
  const sendNow = (frame: TurntableClientFrame) => {
    if (isOpen()) send(frame)
  }
  return {
    /** Begins or ends to listen. Said again after every reconnect. */
    listen: (on: boolean) => sendNow({ type: 'listen', on }),
    /** The answer is a notice `clock` with the same time. */
    sendClock: (at: number) => sendNow({ type: 'clock', at }),
    cheer: (emoji: Cheer) => sendNow({ type: 'cheer', emoji }),
  }
}
