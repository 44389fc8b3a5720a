import type { TurntableChange, TurntableState } from '@lanting/contract'
import { advance } from './advance.ts'
import { afterChange } from './after-change.ts'
import {
  type Command,
  change,
  type Decision,
  isHost,
  NOTHING,
  refuse,
  type Situation,
} from './commands.ts'
import { decideAsk, decideRemove, decideVote } from './decide-guests.ts'
import {
  decideHosts,
  decideOpen,
  decideOrder,
  decidePause,
  decidePlay,
  decidePlaylist,
  decideSeek,
  decideSkip,
} from './decide-hosts.ts'
import { decideBegin, decideEnd } from './decide-sessions.ts'

type Others = 'ask' | 'remove' | 'vote' | 'advance' | 'setHosts' | 'beginSession' | 'endSession'
type HostCommand = Exclude<Command, { type: Others }>

const decideForHost = (
  state: TurntableState,
  command: HostCommand,
  situation: Situation,
): Decision => {
  if (!isHost(state, command.by)) return refuse('turntableHostOnly')
  if (command.type === 'open') return decideOpen(state, situation)
  if (command.type === 'setPlaylist') return decidePlaylist(state, command, situation)
  if (!state.is_open) return command.type === 'close' ? NOTHING : refuse('turntableClosed')
  switch (command.type) {
    case 'close':
      return change({ type: 'closed' })
    case 'play':
      return decidePlay(state, situation)
    case 'pause':
      return decidePause(state, situation)
    case 'skip':
      return decideSkip(state, situation)
    case 'seek':
      return decideSeek(state, command, situation)
    case 'order':
      return decideOrder(state, command)
    default:
      return command satisfies never
  }
}

const decideNow = (state: TurntableState, command: Command, situation: Situation): Decision => {
  switch (command.type) {
    case 'advance':
      return NOTHING
    case 'ask':
      return decideAsk(state, command, situation)
    case 'remove':
      return decideRemove(state, command)
    case 'vote':
      return decideVote(state, command, situation)
    case 'setHosts':
      return decideHosts(command)
    case 'beginSession':
      return decideBegin(state, command, situation)
    case 'endSession':
      return decideEnd(state, command)
    default:
      return decideForHost(state, command, situation)
  }
}

/**
 * One function decides every command. [LISTEN-11] The song that is over has been played before
 * anything else happens, also when the command itself is refused.
 */
export const decide = (
  state: TurntableState,
  command: Command,
  situation: Situation,
): Decision & { readonly changes: readonly TurntableChange[] } => {
  const advanced = advance(state, situation)
  const before = advanced ? [advanced] : []
  const decision = decideNow(advanced ? afterChange(state, advanced) : state, command, situation)
  return 'refusal' in decision
    ? { refusal: decision.refusal, changes: before }
    : { changes: [...before, ...decision.changes] }
}
