import { copies } from '@lanting/copy'
import { describe, expect, it } from 'vitest'
import { renamedMessage } from './named-messages.rules.ts'

const LEAVER = 'Ann 的评论'
const renaming = { isTheirs: (name: string) => name === LEAVER, to: '—' }

describe.each(['zh-CN', 'en'] as const)('a notification in %s', (language) => {
  const copy = copies[language]
  const { notifications, serverTexts } = copy
  const sentences = (name: string) => [
    notifications.commented[1](name, `of ${name}`, `says ${name}: x`),
    notifications.commented[2](name, '', `says ${name}: x`),
    notifications.commented[3](name, '', `says ${name}: x`),
    notifications.replied(name, `says ${name}: x`),
    serverTexts.boardNotification(name, `says ${name}: x`),
    serverTexts.chatReply(name, `says ${name}: x`),
    serverTexts.chatMention(name, `says ${name}: x`),
    serverTexts.linkApplied(name, `site of ${name}`),
    serverTexts.linkChanged(name, `site of ${name}`),
  ]

  it('loses the name of its author, and nothing else', () => {
    const renamed = sentences(LEAVER).map((text) => renamedMessage(text, copy, renaming))
    const expected = sentences('—').map((text) => text.replaceAll(/(of|says) —/g, `$1 ${LEAVER}`))
    expect(renamed).toEqual(expected)
  })

  it('of somebody else, or of nobody, stays', () => {
    for (const text of [...sentences('Bob'), serverTexts.linkApproved(LEAVER), LEAVER, '']) {
      expect(renamedMessage(text, copy, renaming)).toBe(text)
    }
  })
})
