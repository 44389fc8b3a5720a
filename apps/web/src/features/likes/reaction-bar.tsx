import { REACTIONS, type Reaction } from '@lanting/contract'
import { reactionCopy } from '@lanting/copy/reactions'
import { useCopyOf } from '../../shared/language.ts'
import { useShortCount } from '../../shared/use-short-count.ts'
import { useReaction, useReactions } from './use-reactions.ts'
import './reactions.css'

const FACES: Readonly<Record<Reaction, string>> = {
  heart: '❤️',
  clap: '👏',
  think: '🤔',
  laugh: '😂',
  party: '🎉',
  sad: '😢',
}

interface Props {
  readonly articleId: number
  readonly reaction: Reaction
  readonly count: number
  readonly isOwn: boolean
}

const ReactionButton = ({ articleId, reaction, count, isOwn }: Props) => {
  const copy = useCopyOf(reactionCopy)
  const shortCount = useShortCount()
  const toggle = useReaction(articleId, reaction)
  return (
    <button
      type="button"
      aria-pressed={isOwn}
      aria-label={copy.label(copy.names[reaction], count)}
      title={copy.names[reaction]}
      onClick={() => toggle(!isOwn)}
    >
      <span aria-hidden="true">{FACES[reaction]}</span>
      {count > 0 && shortCount(count)}
    </button>
  )
}

/** Six reactions with their counts. A second press takes a reaction back. */
export const ReactionBar = ({ articleId }: { articleId: number }) => {
  const copy = useCopyOf(reactionCopy)
  const reactions = useReactions(articleId)
  if (!reactions) return null
  const { counts, own } = reactions
  return (
    <fieldset className="reaction-bar" aria-label={copy.title}>
      {REACTIONS.map((reaction) => (
        <ReactionButton
          key={reaction}
          {...{ articleId, reaction }}
          count={counts[reaction]}
          isOwn={own.includes(reaction)}
        />
      ))}
    </fieldset>
  )
}
