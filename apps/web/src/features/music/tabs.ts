import { isPaused, type Player } from '@lanting/player'

const CHANNEL = 'lanting-music'
/** So long a tab that plays has to say so before a restored one takes over. */
const ANSWER_MS = 200

type Word = 'playing' | 'who plays?' | 'I do'

/** Two tabs do not play at once: the one that begins to sound silences the others. */
export const joinTabs = (player: Player) => {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (word: Word) => channel.postMessage(word)
  const answers = new Set<() => void>()
  let wasPlaying = false

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'playing') player.pause()
    if (data === 'who plays?' && !isPaused(player.getState())) say('I do')
    if (data === 'I do') for (const answer of answers) answer()
  })
  player.subscribe(() => {
    const isPlaying = player.getState().status === 'playing'
    if (isPlaying && !wasPlaying) say('playing')
    wasPlaying = isPlaying
  })

  return {
    isPlayingElsewhere: (): Promise<boolean> =>
      new Promise((resolve) => {
        const settle = (isElsewhere: boolean) => {
          answers.delete(hear)
          clearTimeout(timer)
          resolve(isElsewhere)
        }
        const hear = () => settle(true)
        const timer = setTimeout(() => settle(false), ANSWER_MS)
        answers.add(hear)
        say('who plays?')
      }),
  }
}
