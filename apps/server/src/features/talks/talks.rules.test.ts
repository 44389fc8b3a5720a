import { describe, expect, it } from 'vitest'
import { hasInvalidPicture, isEmptyTalk, restoredStatus } from './talks.rules.ts'

const talk = (content: string, ...urls: string[]) => ({
  content,
  talkImgList: urls.map((url) => ({ url })),
})

describe('a talk', () => {
  it('needs text or pictures', () => {
    expect(isEmptyTalk(talk(''))).toBe(true)
    expect(isEmptyTalk(talk(' \n\u3000'))).toBe(true)
    expect(isEmptyTalk(talk('', '/art/a.avif'))).toBe(false)
    expect(isEmptyTalk(talk('words'))).toBe(false)
  })

  it.each(['javascript:alert(1)', '//elsewhere.test/a.png', 'http://a.test/a.png', 'a.png'])(
    'cannot show %s',
    (url) => expect(hasInvalidPicture(talk('', '/art/a.avif', url))).toBe(true),
  )

  it('shows pictures of this site and of other https sites', () => {
    expect(hasInvalidPicture(talk('', '/uploads/a.webp', 'https://a.test/a.png'))).toBe(false)
  })

  it('returns from the trash with its old status', () => {
    expect(restoredStatus({ status: 3, trashed_status: 2 })).toBe(2)
    expect(restoredStatus({ status: 3, trashed_status: null })).toBe(1)
  })
})
