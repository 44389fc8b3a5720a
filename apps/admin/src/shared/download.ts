import { CallError } from '@lanting/browser'
import { useSession } from './session.ts'

/** Makes the browser save an address as a file, which it does without holding it in memory. */
export const saveLink = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Downloads a file that requires an administrator's token. */
export const download = async (url: string, name: string): Promise<void> => {
  const { token = '' } = useSession.getState()
  const response = await fetch(url, { headers: { Authorization: token } }).catch(() => {
    throw new CallError(0, 'network', '')
  })
  if (!response.ok) throw new CallError(response.status, '', '')
  const address = URL.createObjectURL(await response.blob())
  saveLink(address, name)
  URL.revokeObjectURL(address)
}
