const zhCN = {
  field: '歌单链接，或者歌名',
  hint: '粘贴网易云歌单的链接，或者每行一首歌，比如「歌名 - 歌手」。',
  placeholder: '静夜思 - 李白\n茉莉花\n…',
  find: '查找歌曲',
  tooLong: (most: number) => `太长了，一次最多 ${most} 首，请分几次导入`,
  found: (count: number) => `找到 ${count} 首`,
  notFound: (count: number) => `${count} 首没有找到`,
  repeated: (count: number) => `${count} 首重复的只留一次`,
  partly: '歌太多，或者音乐服务没有及时回应，所以有些歌没有查到。没有找到的可以稍后再试。',
  none: '这里没有这些歌。',
  name: '歌单名称',
  defaultName: '导入的歌单',
  foundList: '找到的歌',
  missingList: '没有找到的歌',
  copy: '复制没有找到的歌',
  back: '返回修改',
  create: '新建歌单',
}

const en: typeof zhCN = {
  field: 'Playlist link or song titles',
  hint: 'Paste the link of a NetEase playlist, or one song per line, such as “title - artist”.',
  placeholder: 'Greensleeves\nGymnopédie No. 1 - Erik Satie\n…',
  find: 'Find songs',
  tooLong: (most) => `Too long (maximum ${most}). Import the songs in parts.`,
  found: (count) => (count === 1 ? '1 song found' : `${count} songs found`),
  notFound: (count) => `${count} not found`,
  repeated: (count) => (count === 1 ? '1 duplicate left out' : `${count} duplicates left out`),
  partly:
    'Some songs were not looked up: there are too many, or the music service did not answer in time. Try those not found again later.',
  none: 'None of these songs are here.',
  name: 'Playlist name',
  defaultName: 'Imported playlist',
  foundList: 'Songs found',
  missingList: 'Songs not found',
  copy: 'Copy songs not found',
  back: 'Back',
  create: 'Create playlist',
}

/** The words of the import of a playlist. It loads when it is opened. */
export const playlistImportCopy = { 'zh-CN': zhCN, en } as const
