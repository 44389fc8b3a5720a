import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  albums: {
    title: '专辑',
    description: '曲库里的全部专辑：封面、歌手与年份，点开就能听。',
    motto: '唱片转起来，时间就慢下来',
    count: (count: number) => `${count} 张专辑`,
    empty: '还没有专辑',
    emptyText: '歌曲的标签里有了专辑名，它就会出现在这里。',
    all: '全部专辑',
  },
  artists: {
    title: '歌手',
    description: '曲库里的全部歌手，以及他们的专辑与歌曲。',
    motto: '他们唱，我们听',
    count: (count: number) => `${count} 位歌手`,
    empty: '还没有歌手',
    emptyText: '歌曲的标签里有了歌手名，他们就会出现在这里。',
    all: '全部歌手',
  },
  albumTitle: (name: string, artist: string) => `${name} - ${artist}`,
  aboutAlbum: (name: string, artist: string, songs: number) =>
    `${artist}的专辑《${name}》，共 ${songs} 首歌，在这里就能听。`,
  aboutArtist: (name: string, albums: number, songs: number) =>
    albums > 0
      ? `${name}的 ${albums} 张专辑与 ${songs} 首歌，在这里就能听。`
      : `${name}的 ${songs} 首歌，在这里就能听。`,
  songs: (count: number) => `${count} 首`,
  minutes: (count: number) => `${count} 分钟`,
  hours: (hours: number, minutes: number) => `${hours} 小时 ${minutes} 分钟`,
  songsTitle: '歌曲',
  disc: (disc: number) => `第 ${disc} 张碟`,
  playAll: '全部播放',
  play: (name: string) => `播放《${name}》`,
  actions: (name: string) => `《${name}》的更多操作`,
  more: (count: number) => `共 ${count} 首，全部播放时会接着放完。`,
}
type MusicPagesCopy = typeof chinese

const english: MusicPagesCopy = {
  albums: {
    title: 'Music albums',
    description: 'All albums of the music library: covers, artists and years, ready to play.',
    motto: 'A record turns, and time slows down',
    count: (count) => (count === 1 ? '1 album' : `${count} albums`),
    empty: 'No albums yet',
    emptyText: 'An album appears here as soon as the tags of its songs name it.',
    all: 'All albums',
  },
  artists: {
    title: 'Music artists',
    description: 'All artists of the music library, with their albums and songs.',
    motto: 'They sing, we listen',
    count: (count) => (count === 1 ? '1 artist' : `${count} artists`),
    empty: 'No artists yet',
    emptyText: 'Artists appear here as soon as the tags of their songs name them.',
    all: 'All artists',
  },
  albumTitle: (name, artist) => `${name} - ${artist}`,
  aboutAlbum: (name, artist, songs) =>
    `“${name}”, an album by ${artist} with ${english.songs(songs)}, to listen to right here.`,
  aboutArtist: (name, albums, songs) =>
    albums > 0
      ? `${english.albums.count(albums)} and ${english.songs(songs)} by ${name}, to listen to right here.`
      : `${english.songs(songs)} by ${name}, to listen to right here.`,
  songs: (count) => (count === 1 ? '1 song' : `${count} songs`),
  minutes: (count) => `${count} min`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  songsTitle: 'Songs',
  disc: (disc) => `Disc ${disc}`,
  playAll: 'Play all',
  play: (name) => `Play “${name}”`,
  actions: (name) => `More actions for “${name}”`,
  more: (count) => `${count} songs in total. Play all goes on to the last one.`,
}

export const musicPagesCopy: InBothLanguages<MusicPagesCopy> = { 'zh-CN': chinese, en: english }
