import { createHash } from 'node:crypto'
import { isProof, type Proof, proofText } from '@lanting/contract'
import type { Page } from 'playwright-core'
import { call } from './site.ts'

export interface Person {
  readonly username: string
  readonly password: string
  readonly nick_name?: string
}

const proofFor = (username: string): Proof => {
  const day = new Date().toISOString().slice(0, 10)
  const isGood = (counter: number) =>
    isProof(
      createHash('sha256')
        .update(proofText(username, day, counter))
        .digest(),
    )
  let counter = 0
  while (!isGood(counter)) counter += 1
  return { day, counter }
}

/** Makes an account as a stranger to the program would. */
export const registerByCall = async (url: string, person: Person): Promise<void> => {
  const body = { ...person, proof: proofFor(person.username) }
  const { code, message } = await call(`${url}/api/user/register`, { body })
  if (code !== 0) throw new Error(`${person.username} could not register: ${message}`)
}

/** A session on some other device. */
export const loginByCall = async (url: string, person: Person, device = ''): Promise<string> => {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': device },
    body: JSON.stringify(person),
  })
  const { result } = (await response.json()) as { result: { token: string } }
  return result.token
}

/** Ends every session of a user, from elsewhere. */
export const endSessionsByCall = async (url: string, person: Person): Promise<void> => {
  const token = await loginByCall(url, person)
  await fetch(`${url}/api/user/sessions`, { method: 'DELETE', headers: { authorization: token } })
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: '登录' })
export const registerDialog = (page: Page) => page.getByRole('dialog', { name: '注册' })

export const openLogin = async (page: Page) => {
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await loginDialog(page).waitFor()
}

/** Fills in the open login dialog and sends it with the Enter key. */
export const logIn = async (page: Page, { username, password }: Person) => {
  const dialog = loginDialog(page)
  await dialog.getByLabel('用户名').fill(username)
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.toast').filter({ hasText: text })

/** Comes in through the header, and waits until it is done. */
export const comeIn = async (page: Page, person: Person) => {
  await openLogin(page)
  await logIn(page, person)
  await toast(page, '登录成功').waitFor()
  await page.getByRole('button', { name: '我的账号' }).waitFor()
}
