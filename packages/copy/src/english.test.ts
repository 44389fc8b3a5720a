import { expect, it } from 'vitest'
import { adminEn } from './admin/en.ts'
import { chatModerationCopy } from './chat-moderation.ts'
import { chatRoomCopy } from './chat-room.ts'
import { commentPanelCopy } from './comment-panel.ts'
import { copies } from './index.ts'
import { notificationDrawerCopy } from './notification-drawer.ts'
import { en as player } from './player/en.ts'
import { playlistImportCopy } from './player/playlist-import.ts'
import { shareLinesCopy } from './player/share-lines.ts'
import { togetherCopy } from './player/together.ts'
import { reactionCopy } from './reactions.ts'
import { readerPagesCopy } from './reader-pages.ts'

const ENGLISH = {
  site: copies.en,
  admin: adminEn,
  player,
  together: togetherCopy.en,
  shareLines: shareLinesCopy.en,
  playlistImport: playlistImportCopy.en,
  chatRoom: chatRoomCopy.en,
  chatModeration: chatModerationCopy.en,
  commentPanel: commentPanelCopy.en,
  drawer: notificationDrawerCopy.en,
  reactions: reactionCopy.en,
  readerPages: readerPagesCopy.en,
}

/** Sentences about texts and lists, for which a number cannot stand. */
const NO_NUMBER =
  /\.(?:names|typing|about|noteAbout|pictureUploads\.failed|pictureUploads\.leftOut)$/

type Sentence = (...given: readonly unknown[]) => unknown

/** Returns every sentence with its path. A sentence with parameters gets 1 for each. */
const sentencesOf = (copy: unknown, path = ''): [path: string, text: string][] => {
  if (typeof copy === 'string') return [[path, copy]]
  if (typeof copy === 'function') {
    if (NO_NUMBER.test(path)) return []
    const sentence = copy as Sentence
    return [[path, String(sentence(...Array<unknown>(sentence.length).fill(1)))]]
  }
  if (typeof copy !== 'object' || copy === null) return []
  return Object.entries(copy).flatMap(([name, part]) => sentencesOf(part, `${path}.${name}`))
}

/** Sentences of which another one says the singular, and ones about a name or a unit. */
const NO_COUNT = /\.many$|\.orderHint$|\.downloadText$|\.subscribe\.copy$/
const PLURAL = /\b1 (?:[a-z]+ )?(?!(?:has|is|was|this|ms|s)\b)[a-z]+s\b/

it('says one thing in the singular', () => {
  const wrong = sentencesOf(ENGLISH)
    .filter(([path]) => !NO_COUNT.test(path))
    .filter(([, text]) => PLURAL.test(text))
  expect(wrong).toEqual([])
})

it('has no Chinese, except on seals and for what is Chinese itself', () => {
  const chinese = sentencesOf(ENGLISH)
    .filter(([, text]) => /\p{Script=Han}/u.test(text))
    .map(([path]) => path.replace(/\.\d+$/, ''))
  expect([...new Set(chinese)].sort()).toEqual([
    '.admin.settings.languages.zh-CN',
    '.site.board.skyTag',
    '.site.header.otherLanguage.name',
    '.site.header.otherLanguage.short',
    '.site.reading.likeSeal',
    '.site.serverTexts.maskedWords',
  ])
})
