import { isPaused, type Player } from '@lanting/player'

const CHANNEL = 'lanting-music'
/** Time for another tab to answer before a restored tab plays. */
const ANSWER_MS = 200

type TabMessage = 'playing' | 'who plays?' | 'I do'

/** Only one tab plays: a tab that starts pauses the others. */
export const connectTabs = (player: Player) => {
  const channel = new BroadcastChannel(CHANNEL)
  const post = (message: TabMessage) => channel.postMessage(message)
  const answers = new Set<() => void>()
  let wasPlaying = false

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'playing') player.pause()
    if (data === 'who plays?' && !isPaused(player.getState())) post('I do')
    if (data === 'I do') for (const answer of answers) answer()
  })
  player.subscribe(() => {
    const isPlaying = player.getState().status === 'playing'
    if (isPlaying && !wasPlaying) post('playing')
    wasPlaying = isPlaying
  })

  return {
    isPlayingElsewhere: (): Promise<boolean> =>
      new Promise((resolve) => {
        const settle = (isElsewhere: boolean) => {
          answers.delete(onAnswer)
          clearTimeout(timer)
          resolve(isElsewhere)
        }
        const onAnswer = () => settle(true)
        const timer = setTimeout(() => settle(false), ANSWER_MS)
        answers.add(onAnswer)
        post('who plays?')
      }),
  }
}
