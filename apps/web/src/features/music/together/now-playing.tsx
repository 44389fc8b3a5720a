import { CHEERS, type TurntableState } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { IconHeadphones, IconPlayerTrackNext } from '@tabler/icons-react'
import { RoleMark } from '../../../shared/role-mark.tsx'
import { useListening } from '../../../shared/stores/listening.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { control, joinTogether, pressTogether } from './together.ts'
import { useTogether } from './together-state.ts'
import { useTogetherCopy } from './use-together-copy.ts'

interface Props {
  readonly turntable: TurntableState
  readonly isJoined: boolean
}

/** Why nothing sounds, as a sentence or as the press that is needed. */
const Silence = ({ turntable, isJoined }: Props) => {
  const copy = useTogetherCopy()
  const status = useTogether((state) => state.status)
  if (!turntable.is_open) return <p className="together-note">{copy.closed}</p>
  if (!isJoined) return null
  if (status === 'blocked' || status === 'held') {
    return (
      <button type="button" className="together-join" onClick={pressTogether}>
        {copy[status === 'blocked' ? 'press' : 'held']}
      </button>
    )
  }
  if (status === 'unplayable') return <p className="together-note">{copy.silent}</p>
  if (status === 'paused') return <p className="together-note">{copy.paused}</p>
  return turntable.playing ? null : <p className="together-note">{copy.resting}</p>
}

const Song = ({ turntable: { playing, playlist } }: Pick<Props, 'turntable'>) => {
  const copy = useTogetherCopy()
  if (!playing) return null
  const { song, asked_by } = playing
  return (
    <div className="together-song">
      <span className="vinyl" data-motion={playing.paused_at === null ? 'turning' : 'held'}>
        {song.al.picUrl && <img src={song.al.picUrl} alt="" />}
      </span>
      <p>
        <small>{copy.playing}</small>
        <strong>{song.name}</strong>
        <span>{artistsOf(song)}</span>
        <small>
          {asked_by
            ? copy.askedBy(asked_by.nick_name)
            : playlist && copy.fromPlaylist(playlist.name)}
          {asked_by && <RoleMark userId={asked_by.user_id} />}
        </small>
      </p>
    </div>
  )
}

const VoteButton = ({ turntable }: Pick<Props, 'turntable'>) => {
  const copy = useTogetherCopy()
  const me = useUserState(({ userInfo }) => userInfo?.id)
  const users = useListening((state) => state.listeners.users)
  const { votes, playing } = turntable
  if (!playing || me === undefined) return null
  const hasVoted = votes.includes(me)
  const needed = Math.max(1, Math.ceil(users / 2))
  return (
    <button
      type="button"
      className="together-vote"
      disabled={hasVoted}
      onClick={() =>
        control({ action: 'vote' }).catch((error) => console.info('The turntable:', error))
      }
    >
      <IconPlayerTrackNext aria-hidden size={16} stroke={1.8} />
      {votes.length > 0 ? copy.votes(votes.length, needed) : copy.vote}
    </button>
  )
}

const Cheers = () => {
  const copy = useTogetherCopy()
  const link = useListening((state) => state.link)
  const isUser = useUserState(({ userInfo }) => userInfo !== undefined)
  if (!isUser) return null
  return (
    <span className="together-cheers">
      {CHEERS.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={copy.cheer(emoji)}
          onClick={() => link?.cheer(emoji)}
        >
          {emoji}
        </button>
      ))}
    </span>
  )
}

/** The shared song, with the button to join, to cheer and to vote. */
export const NowPlaying = ({ turntable, isJoined }: Props) => {
  const copy = useTogetherCopy()
  return (
    <div className="together-now">
      <Song turntable={turntable} />
      <Silence turntable={turntable} isJoined={isJoined} />
      {!isJoined && turntable.is_open && (
        <>
          <button type="button" className="together-join" onClick={joinTogether}>
            <IconHeadphones aria-hidden size={20} stroke={1.8} />
            {copy.join}
          </button>
          <p className="together-note">{copy.joinHint}</p>
        </>
      )}
      {isJoined && (
        <div className="together-acts">
          <Cheers />
          <VoteButton turntable={turntable} />
        </div>
      )}
    </div>
  )
}
