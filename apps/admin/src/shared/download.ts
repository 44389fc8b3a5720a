import { CallError } from '@lanting/browser'
import { useSession } from './session.ts'

/** Downloads a file that requires an administrator's token. */
export const download = async (url: string, name: string): Promise<void> => {
  const { token = '' } = useSession.getState()
  const response = await fetch(url, { headers: { Authorization: token } }).catch(() => {
    throw new CallError(0, 'network', '')
  })
  if (!response.ok) throw new CallError(response.status, '', '')
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
