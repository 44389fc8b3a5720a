import { formCopy } from '@lanting/copy/forms'
import { expect, it } from 'vitest'
import { linkFaults, mayChange } from './links.rules.ts'

const chinese = formCopy['zh-CN']

const GOOD = { site_avatar: '', site_name: 'Tea', site_desc: 'about tea', url: 'https://a.example' }

it('needs a name, a description and a web address', () => {
  expect(linkFaults(GOOD, chinese)).toEqual({})
  expect(linkFaults({ ...GOOD, site_name: ' ', site_desc: '', url: '' }, chinese)).toEqual({
    site_name: '请输入网站名称',
    site_desc: '请输入网站描述',
    url: '请输入带http://或https://的网站地址',
  })
  expect(linkFaults({ ...GOOD, site_desc: '字'.repeat(126) }, chinese).site_desc).toContain('125')
})

it.each(['a.example', 'javascript:alert("http://a")', 'ftp://a.example', 'https://', 'http: //a'])(
  'rejects the address %j',
  (url) => {
    expect(linkFaults({ ...GOOD, url }, chinese)).toHaveProperty('url')
  },
)

it('may be changed by its applicant and by administrators', () => {
  expect(mayChange({ id: 3, role: 2 }, { user_id: 3 })).toBe(true)
  expect(mayChange({ id: 4, role: 2 }, { user_id: 3 })).toBe(false)
  expect(mayChange({ id: 4, role: 1 }, { user_id: null })).toBe(true)
  expect(mayChange(undefined, { user_id: null })).toBe(false)
})
