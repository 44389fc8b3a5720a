import { hash } from 'node:crypto'
import { USER_STATE, type UserInfo } from '@lanting/browser'
import { obfuscate } from '@lanting/browser/obfuscation'
import { isProof, type Proof, proofText } from '@lanting/contract'
import type { APIResponse, BrowserContext, Page } from 'playwright-core'
import { call } from './site.ts'
import { storedEntry } from './storage.ts'

export interface TestUser {
  readonly username: string
  readonly password: string
  readonly nick_name?: string
}

const proofFor = (username: string): Proof => {
  const day = new Date().toISOString().slice(0, 10)
  const isGood = (counter: number) =>
    isProof(hash('sha256', proofText(username, day, counter), 'buffer'))
  let counter = 0
  while (!isGood(counter)) counter += 1
  return { day, counter }
}

const TAKEN = 409

/** Registers an account with plain calls. A retried test finds the account of its first try. */
export const registerByCall = async (url: string, user: TestUser, from?: string): Promise<void> => {
  const body = { ...user, proof: proofFor(user.username) }
  const { code, status, message } = await call(`${url}/api/user/register`, { body, from })
  if (code !== 0 && status !== TAKEN)
    throw new Error(`${user.username} could not register: ${message}`)
}

/** Opens a session on another device. */
export const loginByCall = async (url: string, user: TestUser, device = ''): Promise<string> => {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': device },
    body: JSON.stringify(user),
  })
  const { result } = (await response.json()) as { result: { token: string } }
  return result.token
}

/** Ends every session of a user, from another device. */
export const endSessionsByCall = async (url: string, user: TestUser): Promise<void> => {
  const token = await loginByCall(url, user)
  await fetch(`${url}/api/user/sessions`, { method: 'DELETE', headers: { authorization: token } })
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: '登录' })
export const registerDialog = (page: Page) => page.getByRole('dialog', { name: '注册' })

export const openLogin = async (page: Page) => {
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await loginDialog(page).waitFor()
}

/** Fills in the open login dialog and sends it with the Enter key. */
export const logIn = async (page: Page, { username, password }: TestUser) => {
  const dialog = loginDialog(page)
  await dialog.getByLabel('用户名').fill(username)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.toast').filter({ hasText: text })

/** The storage of a logged-in browser, as `@lanting/browser` writes it. */
const storedLogin = (userInfo: object, token: string) => {
  const saved = { blogAvatar: '', userInfo: obfuscate(userInfo), token: obfuscate(token) }
  const [key, value] = storedEntry(USER_STATE, saved)
  return { key, value }
}

/** Logs in to a browser profile, including cookies. Returns the values for its storage. */
export const logInContext = async (context: BrowserContext, url: string, user: TestUser) => {
  const ask = async <T>(asked: Promise<APIResponse>): Promise<T> => {
    const { code, message, result } = await (await asked).json()
    if (code !== 0) throw new Error(`${user.username} could not log in: ${message}`)
    return result
  }
  const { request } = context
  const { id, token } = await ask<{ id: number; token: string }>(
    request.post(`${url}/api/user/login`, { data: user }),
  )
  const { nick_name, avatar, role } = await ask<UserInfo>(
    request.get(`${url}/api/user/getUserInfoById/${id}`),
  )
  return storedLogin({ id, nick_name, avatar, role }, token)
}

/** Logs in as if in another tab, and waits until this tab has noticed. */
export const logInByStorage = async (page: Page, user: TestUser) => {
  const saved = await logInContext(page.context(), new URL(page.url()).origin, user)
  await page.evaluate(({ key, value }) => {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }, saved)
  await page.getByRole('button', { name: '我的账号' }).waitFor()
}
