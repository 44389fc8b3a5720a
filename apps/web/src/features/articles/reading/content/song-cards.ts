import type { ReadingToolsCopy } from '@lanting/copy/reading-tools'
import { playSong, type SongWish } from '../../../../shared/play-song.ts'
import './song-cards.css'

const WISHES = [
  ['next', 'playNext'],
  ['last', 'addToQueue'],
] as const satisfies readonly (readonly [SongWish, keyof ReadingToolsCopy])[]

/** Adds *play next* and *add to queue* to the card of a song. Returns the cleanup. */
export const songActions = (card: HTMLAnchorElement, copy: ReadingToolsCopy): (() => void) => {
  const actions = document.createElement('span')
  actions.className = 'embed-actions'
  const name = card.querySelector('.embed-title, .embed-name')?.textContent ?? ''
  for (const [wish, word] of WISHES) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = copy[word]
    button.ariaLabel = `${copy[word]}: ${name}`
    button.addEventListener('click', () => playSong(card.search, wish))
    actions.append(button)
  }
  card.after(actions)
  return () => actions.remove()
}
