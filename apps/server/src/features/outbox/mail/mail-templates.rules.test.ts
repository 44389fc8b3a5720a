import { copies } from '@lanting/copy'
import { describe, expect, it } from 'vitest'
import { confirmationMail, digestMail, oneLine } from './mail-templates.rules.ts'

const english = { copy: copies.en.mail, language: 'en' }
const place = {
  publicUrl: 'https://site.example',
  blogName: 'Lan <i>\r\nBcc: x@y.example',
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
  const mail = digestMail({ shown: [item], total: 3 }, place, english)

  it('escapes all contents and has correct links', () => {
    expect(mail.html).not.toMatch(/<script|<b>|<i>/)
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.html).toContain('href="https://site.example/article?id=1&amp;x=&quot;y&quot;"')
    expect(mail.html).toContain(place.unsubscribeUrl)
    expect(mail.text).toContain(place.unsubscribeUrl)
  })

  it('stands on a sheet with the seal and the name of the site, by day and by night', () => {
    const { html } = digestMail(
      { shown: [item], total: 1 },
      { ...place, blogName: '听雨楼' },
      english,
    )
    expect(html).toMatch(/class="seal"[^>]*>听雨<\/span>/)
    expect(html).toMatch(/class="name"[^>]*>听雨楼<\/span>/)
    expect(html).toContain('prefers-color-scheme:dark')
    // Clients that drop style sheets still show the sheet.
    expect(html).toMatch(/class="sheet" style="[^"]*background:#ffffff/)
    // A long address in a comment makes the sheet no wider than the window.
    expect(html).toMatch(
      /class="sheet" style="[^"]*table-layout:fixed;[^"]*overflow-wrap:break-word/,
    )
    expect(html).not.toMatch(/<img|<script|url\(/)
  })

  it('has a short subject of one line for any site name', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/)
    const long = digestMail(
      { shown: [item], total: 1 },
      { ...place, blogName: '长'.repeat(900) },
      english,
    )
    expect(Array.from(long.subject).length).toBeLessThanOrEqual(120)
  })

  it('writes one line per item and counts the others', () => {
    expect(mail.text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(1)
    for (const sign of ['\u0007', '\u202e', '\r']) expect(mail.text).not.toContain(sign)
    expect(mail.text).toContain(copies.en.mail.more(2))
  })

  it('is written in both languages', () => {
    const chinese = { copy: copies['zh-CN'].mail, language: 'zh-CN' }
    expect(digestMail({ shown: [item], total: 1 }, place, chinese).html).toContain('lang="zh-CN"')
    expect(digestMail({ shown: [item], total: 1 }, place, chinese).text).not.toBe(mail.text)
  })
})

it('links a confirmation to its page and escapes the site name', () => {
  const confirmUrl = 'https://site.example/mail/confirm/1-a'
  const mail = confirmationMail({ blogName: '<i>x</i>', confirmUrl }, english)
  expect(mail.text).toContain(confirmUrl)
  expect(mail.html).toContain(`href="${confirmUrl}"`)
  expect(mail.html).toMatch(/class="button" style="[^"]*background:/)
  expect(mail.html).not.toContain('<i>')
})

it('reduces a text to one line', () => {
  expect(oneLine(' a\r\n\tb\u2028c\u0000 ')).toBe('a b c')
})
