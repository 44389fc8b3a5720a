import type { PlayerState } from '@lanting/player'
import type { Music } from './music.ts'

/** The line that is sung now; undefined while nothing is. */
export const sungLine = ({ status, lyrics, currentLyricIndex }: PlayerState) =>
  status === 'playing' && lyrics.isTimed ? lyrics.lines[currentLyricIndex]?.text : undefined

/** While the page is hidden, the title of its tab is the line that is sung. */
export const showLyricInTitle = ({ player }: Music): void => {
  let title: string | undefined
  const show = () => {
    const line = document.hidden ? sungLine(player.getState()) : undefined
    if (line) {
      title ??= document.title
      document.title = `♪ ${line}`
    } else if (title !== undefined) {
      document.title = title
      title = undefined
    }
  }
  document.addEventListener('visibilitychange', show)
  player.subscribe(show)
}
