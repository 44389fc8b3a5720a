import { CallError } from '@lanting/browser'
import { useSession } from './session.ts'

/** Fetches a file that only administrators may have, and hands it to the browser to keep. */
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
