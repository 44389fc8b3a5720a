import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import { OWNER, PASSWORD } from '../../testing/test-app.ts'

const shared = useSite({ env: { TRUSTED_PROXY_HOPS: '1' } })

const LENGTH = '用户账号长度应为5-16位'
const LETTERS = '用户名只能是数字和字母组成'
const RESERVED = '这个用户名不能使用，换一个试试'
const PASSWORD_FORM = '密码格式应为数字、字母、符号中任意两种的组合，6-18位'
const NEUTRAL = '用户名或密码错误'
const NAME = 'goodname'

type Row = [name: string, body: object | string | undefined, status: number, message: string]

const withUsername = (username: unknown) => ({ username, password: PASSWORD })
const withPassword = (password: unknown) => ({ username: NAME, password })
const withNickName = (nick_name: unknown) => ({ username: NAME, password: PASSWORD, nick_name })

const REGISTRATIONS: Row[] = [
  ['no body', undefined, 422, 'body 不正确'],
  ['an empty body', {}, 422, '请输入用户账号'],
  ['a list', [], 422, 'body 不正确'],
  ['plain text', 'username=x', 400, '请求内容无法读取'],
  ['no username', { password: PASSWORD }, 422, '请输入用户账号'],
  ['no password', { username: NAME }, 422, '请输入密码'],
  ['an empty username', withUsername(''), 422, '请输入用户账号'],
  ['a null username', withUsername(null), 422, '请输入用户账号'],
  ['a number as username', withUsername(12345), 422, '请输入用户账号'],
  ['a list as username', withUsername(['goodname']), 422, '请输入用户账号'],
  ['four letters', withUsername('abcd'), 422, LENGTH],
  ['seventeen letters', withUsername('a'.repeat(17)), 422, LENGTH],
  ['a very long username', withUsername('a'.repeat(129)), 422, 'username 过长，最多 128'],
  ['a space inside', withUsername('good name'), 422, LETTERS],
  ['spaces around', withUsername(' goodname '), 422, LETTERS],
  ['an underscore', withUsername('good_name'), 422, LETTERS],
  ['Chinese letters', withUsername('兰亭兰亭兰亭'), 422, LETTERS],
  ['full-width letters', withUsername('ｇｏｏｄｎａｍｅ'), 422, LETTERS],
  ['Cyrillic letters', withUsername('gооdname'), 422, LETTERS],
  ['markup', withUsername('<b>good</b>'), 422, LETTERS],
  ['SQL', withUsername("a' or 1=1--"), 422, LETTERS],
  ['a line break', withUsername('good\nname'), 422, LETTERS],
  ['a NUL', withUsername('good\u0000name'), 400, '请求内容无法读取'],
  ['an emoji', withUsername('good😀name'), 422, LETTERS],
  ['admin', withUsername('admin'), 409, RESERVED],
  ['ADMIN', withUsername('ADMIN'), 409, RESERVED],
  ['adm1n', withUsername('adm1n'), 409, RESERVED],
  ['lanting', withUsername('lanting'), 409, RESERVED],
  ['0wner', withUsername('0wner'), 409, RESERVED],
  ['a name that is taken', withUsername('owner'), 409, '用户名已经存在'],
  ['the same in upper case', withUsername('OWNER'), 409, '用户名已经存在'],
  ['an empty password', withPassword(''), 422, '请输入密码'],
  ['five characters', withPassword('abc12'), 422, PASSWORD_FORM],
  ['nineteen characters', withPassword(`a1${'x'.repeat(17)}`), 422, PASSWORD_FORM],
  ['60 kB of password', withPassword('a1'.repeat(30_000)), 422, 'password 过长，最多 128'],
  ['a megabyte of password', withPassword('a1'.repeat(500_000)), 413, '内容过大'],
  ['digits only', withPassword('12345678'), 422, PASSWORD_FORM],
  ['letters of both cases only', withPassword('abcdEFGH'), 422, PASSWORD_FORM],
  ['symbols only', withPassword('!@#$%^&*'), 422, PASSWORD_FORM],
  ['Chinese in the password', withPassword('abc123兰亭'), 422, PASSWORD_FORM],
  ['a number as password', withPassword(12345678), 422, '请输入密码'],
  ['an object as password', withPassword({ $ne: '' }), 422, '请输入密码'],
  ['256 letters of nickname', withNickName('n'.repeat(256)), 422, 'nick_name 过长，最多 255'],
  ['a number as nickname', withNickName(7), 422, 'nick_name 不正确'],
  ['a nickname with a direction override', withNickName('a\u202eb'), 422, '昵称里有不能使用的字符'],
  ['an invisible nickname', withNickName('\u200b'), 422, '昵称里有不能使用的字符'],
  ['the nickname 站长', withNickName('站长'), 409, '这个昵称不能使用，换一个试试'],
  ['the owner’s nickname', withNickName('兰亭主人'), 409, '这个昵称不能使用，换一个试试'],
  ['a malformed proof', { ...withUsername(NAME), proof: 'x' }, 422, 'proof 不正确'],
  [
    'a proof without a day',
    { ...withUsername(NAME), proof: { day: 'today', counter: 1 } },
    422,
    'proof.day 不正确',
  ],
]

const LOGINS: Row[] = [
  ['no body', undefined, 422, 'body 不正确'],
  ['no password', { username: 'owner' }, 422, '请输入密码'],
  ['an empty password', { username: 'owner', password: '' }, 422, '请输入密码'],
  ['an object', { username: { $gt: '' }, password: { $gt: '' } }, 422, '请输入用户账号'],
  ['a wrong password', { username: 'owner', password: 'x' }, 400, NEUTRAL],
  ['an unknown name', { username: 'nobody', password: OWNER.password }, 400, NEUTRAL],
  ['SQL', { username: "' or '1'='1", password: "' or '1'='1" }, 400, NEUTRAL],
  ['spaces around the name', { username: ' owner ', password: OWNER.password }, 400, NEUTRAL],
  ['a NUL', { username: 'owner\u0000', password: OWNER.password }, 400, '请求内容无法读取'],
  ['remember: "yes"', { ...OWNER, remember: 'yes' }, 422, 'remember 不正确'],
]

const PASSWORDS: Row[] = [
  ['nothing', {}, 422, '请输入密码'],
  [
    'two different passwords',
    { password: PASSWORD, password1: 'other-22', password2: 'other-23' },
    422,
    '两次密码不相等',
  ],
  [
    'the current password',
    { password: PASSWORD, password1: PASSWORD, password2: PASSWORD },
    422,
    '新密码不能和旧密码一致',
  ],
  [
    'a password of letters only',
    { password: PASSWORD, password1: 'abcdefgh', password2: 'abcdefgh' },
    422,
    PASSWORD_FORM,
  ],
  [
    'a wrong current password',
    { password: 'wrong-1', password1: 'other-22', password2: 'other-22' },
    400,
    '原密码不正确',
  ],
]

const avatar = '/art/avatars/1.avif'
const PROFILES: Row[] = [
  ['nothing', {}, 422, '请输入昵称'],
  ['no avatar', { nick_name: 'x' }, 422, '请上传头像'],
  ['spaces only', { nick_name: '   ', avatar }, 422, '请输入昵称'],
  [
    'a picture of another site',
    { nick_name: 'x', avatar: 'https://evil.example/x.png' },
    422,
    '图片只能用自己上传的',
  ],
  ['a script URL', { nick_name: 'x', avatar: 'javascript:alert(1)' }, 422, '图片只能用自己上传的'],
  [
    'a data URL',
    { nick_name: 'x', avatar: 'data:image/svg+xml,<svg/>' },
    422,
    '图片只能用自己上传的',
  ],
  ['管理员', { nick_name: '管理员', avatar }, 409, '这个昵称不能使用，换一个试试'],
  ['a long qq', { nick_name: 'x', avatar, qq: '1'.repeat(21) }, 422, 'qq 过长，最多 20'],
]

const DELETIONS: Row[] = [
  ['nothing', {}, 422, '请输入密码'],
  ['no choice', { password: PASSWORD }, 422, '缺少 texts'],
  ['another choice', { password: PASSWORD, texts: 'burn' }, 422, 'texts 不正确'],
  ['a wrong password', { password: 'wrong-1', texts: 'keep' }, 400, '原密码不正确'],
]

const TABLES = ['users', 'sessions', 'invitations'] as const

describe.each([
  ['POST', '/api/user/register', REGISTRATIONS],
  ['POST', '/api/user/login', LOGINS],
  ['PUT', '/api/user/updatePassword', PASSWORDS],
  ['PUT', '/api/user/updateOwnUserInfo', PROFILES],
  ['DELETE', '/api/user/own', DELETIONS],
] as const)('%s %s', (method, url, rows) => {
  it('answers every invalid input with its status and message, and stores nothing', async () => {
    const site = await shared.empty()
    const { token } = await site.userClient('somebody')
    const stored = async () => {
      const { queries } = site.platform.database
      return Promise.all(TABLES.map((table) => queries.selectFrom(table).selectAll().execute()))
    }
    const isGuarded = method !== 'POST'
    const before = await stored()
    const answers: unknown[] = []
    for (const [index, [name, payload]] of rows.entries()) {
      const answer = await site.app.inject({
        method,
        url,
        payload: typeof payload === 'object' ? JSON.stringify(payload) : payload,
        headers: {
          ...(isGuarded && { authorization: token }),
          'x-forwarded-for': `10.1.0.${index}`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
      })
      answers.push([name, answer.statusCode, answer.json().message])
    }
    expect(answers).toEqual(rows.map(([name, , status, message]) => [name, status, message]))
    expect(await stored()).toEqual(before)
  })
})
