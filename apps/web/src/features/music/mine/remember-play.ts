import type { Song } from '@lanting/contract'
import { useUserState } from '../../../shared/stores/user-state.ts'
import type { Music } from '../music.ts'
import { keepPlay } from './history.ts'

/** The plays of users are in their account, those of visitors in this browser. */
export const rememberPlay =
  ({ ownApi }: Pick<Music, 'ownApi'>) =>
  async (song: Song): Promise<void> => {
    if (!useUserState.getState().token) return keepPlay(song)
    try {
      await (await ownApi()).addOwnPlay({ body: { id: song.id } }, { quiet: true })
    } catch (error) {
      console.info('The play is not remembered.', error)
    }
  }
