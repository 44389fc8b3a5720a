import { endpoints, type TurntableControl, type TurntableSong } from '@lanting/contract'
import type { Command, Person, Turntable, TurntableLog } from '@lanting/turntable'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { callerOf, type FindPerson } from './caller.ts'

/** The songs of the site, with their lengths. */
export interface TimedSongs {
  song(id: number): Promise<TurntableSong | 'lengthUnknown' | undefined>
  /** The songs of a playlist whose length is known. */
  songs(playlistId: number): Promise<readonly TurntableSong[]>
  playlistName(id: number): Promise<string | undefined>
}

interface Needs {
  readonly turntable: Pick<Turntable, 'execute'>
  readonly log: Pick<TurntableLog, 'read'>
  readonly songs: TimedSongs
  readonly person: FindPerson
  readonly names: (
    userIds: readonly number[],
  ) => Promise<readonly { readonly user_id: number; readonly nick_name: string }[]>
}

const needed = <T>(value: T | undefined, member: keyof TurntableControl): T => {
  if (value === undefined) throw new AppError('missingMember', { detail: { member } })
  return value
}

export const turntableRoutes = (serve: Serve, needs: Needs) => {
  const { turntable, log, songs, person, names } = needs

  const execute = async (command: Command): Promise<true> => {
    const refusal = await turntable.execute(command)
    if (refusal) throw new AppError(refusal)
    return true
  }

  const playlistOf = async ({ playlist_id: id, order = 'order' }: TurntableControl) => {
    if (id === undefined) return null
    const name = await songs.playlistName(id)
    if (name === undefined) throw new AppError('playlistNotFound')
    return { id, name, order }
  }

  const commandOf = async (control: TurntableControl, by: Person): Promise<Command> => {
    const { action } = control
    switch (action) {
      case 'remove':
        return { type: action, by, entry_id: needed(control.entry_id, 'entry_id') }
      case 'seek':
        return { type: action, by, position_ms: needed(control.position_ms, 'position_ms') }
      case 'order':
        return { type: action, by, entry_ids: needed(control.entry_ids, 'entry_ids') }
      case 'playlist':
        return { type: 'setPlaylist', by, playlist: await playlistOf(control) }
      case 'hosts':
        return { type: 'setHosts', by, hosts: await names(needed(control.user_ids, 'user_ids')) }
      default:
        return { type: action, by }
    }
  }

  serve(endpoints.getTurntable, log.read)

  serve(endpoints.askForSong, async ({ body: { song_id } }, { identity }) => {
    const by = await callerOf(person, identity)
    const song = await songs.song(song_id)
    if (!song) throw new AppError('songNotFound')
    return execute({ type: 'ask', by, song })
  })

  serve(endpoints.controlTurntable, async ({ body }, { identity }) =>
    execute(await commandOf(body, await callerOf(person, identity))),
  )
}
