import { copies } from '@lanting/copy'
import { describe, expect, it } from 'vitest'
import { confirmationMail, digestMail, oneLine } from './mail-templates.rules.ts'

const english = { words: copies.en.mail, language: 'en' }
const place = {
  publicUrl: 'https://site.example',
  blogName: 'Lan\r\nBcc: x@y.example',
  unsubscribeUrl: 'https://site.example/mail/unsubscribe/1-a',
}
const item = {
  kind: 'comment',
  name: '<b>Eve</b>\r\nTo: z@y.example',
  title: '"Tea" & more',
  text: '<script>alert(1)</script>\u202e\u0007',
  path: '/article?id=1&x="y"',
}

describe('a digest', () => {
  const letter = digestMail({ shown: [item], total: 3 }, place, english)

  it('has no markup but its own, and leads where it should', () => {
    expect(letter.html).not.toMatch(/<script|<b>/)
    expect(letter.html).toContain('&lt;script&gt;')
    expect(letter.html).toContain('href="https://site.example/article?id=1&amp;x=&quot;y&quot;"')
    expect(letter.html).toContain(place.unsubscribeUrl)
    expect(letter.text).toContain(place.unsubscribeUrl)
  })

  it('has a subject of one line, whatever the site is called', () => {
    expect(letter.subject).not.toMatch(/[\r\n]/)
    const long = digestMail(
      { shown: [item], total: 1 },
      { ...place, blogName: '长'.repeat(900) },
      english,
    )
    expect(Array.from(long.subject).length).toBeLessThanOrEqual(120)
  })

  it('keeps each thing on its line, and counts what it does not show', () => {
    expect(letter.text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1)
    for (const sign of ['\u0007', '\u202e', '\r']) expect(letter.text).not.toContain(sign)
    expect(letter.text).toContain(copies.en.mail.more(2))
  })

  it('speaks both languages', () => {
    const chinese = { words: copies['zh-CN'].mail, language: 'zh-CN' }
    expect(digestMail({ shown: [item], total: 1 }, place, chinese).html).toContain('lang="zh-CN"')
    expect(digestMail({ shown: [item], total: 1 }, place, chinese).text).not.toBe(letter.text)
  })
})

it('a confirmation says what it is about, and leads to where it is done', () => {
  const confirmUrl = 'https://site.example/mail/confirm/1-a'
  const letter = confirmationMail({ blogName: '<i>x</i>', confirmUrl }, english)
  expect(letter.text).toContain(confirmUrl)
  expect(letter.html).toContain(`href="${confirmUrl}"`)
  expect(letter.html).not.toContain('<i>')
})

it('one line is one line', () => {
  expect(oneLine(' a\r\n\tb\u2028c\u0000 ')).toBe('a b c')
})
