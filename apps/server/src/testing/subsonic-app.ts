import { openMusicApp } from './music-app.ts'
import { jpeg } from './pictures.ts'
import { mp3 } from './sounds.ts'

const LYRIC = '[00:01.00]Tea & <rain>\n[00:02.50]In the evening'
const rain = { artist: 'Ink', album: 'Rain', albumArtist: 'Ink', year: '2021', genre: 'Folk' }

const files = async () => ({
  'rain/1.mp3': mp3({
    ...rain,
    title: 'First',
    track: '1/2',
    disc: '1',
    gain: '-6.50 dB',
    cover: await jpeg(64, 64),
  }),
  'rain/1.lrc': LYRIC,
  'rain/2.mp3': mp3({ ...rain, title: 'Second', track: '2/2', genre: 'Ambient' }, 400),
  'other/茉莉花.mp3': mp3({ title: '茉莉花', artist: '民歌', album: '江南', year: '1999' }),
  'loose.mp3': mp3({ title: 'Loose' }),
})
const SONGS = 4

type Query = Readonly<Record<string, string | readonly string[]>>

/** A site with four songs, and a user whose app has a token. */
export const openSubsonicApp = async () => {
  const site = await openMusicApp(await files())
  await site.hasSongs(SONGS)
  const user = await site.userClient('listener')
  const { token } = await user.addMusicToken({ body: { name: 'phone' } })
  const answer = async (call: string, query: Query = {}, headers: Record<string, string> = {}) => {
    const all = new URLSearchParams({ v: '1.16.1' })
    const credentials = query.u || query.apiKey ? {} : { apiKey: token }
    for (const [name, value] of Object.entries({
      f: 'json',
      c: 'test',
      ...credentials,
      ...query,
    })) {
      for (const one of [value].flat()) all.append(name, one)
    }
    return site.get(`/rest/${call}?${all}`, headers)
  }
  const ask = async (call: string, query: Query = {}) =>
    JSON.parse((await answer(call, query)).body.toString())['subsonic-response']
  const song = async (title: string) => {
    const { searchResult3 } = await ask('search3', { query: title })
    return searchResult3.song[0]
  }
  return { ...site, user, token, answer, ask, song }
}
