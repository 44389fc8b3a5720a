import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin } from './app/admin.tsx'
import { api } from './shared/api.ts'
import { initLanguage } from './shared/language.ts'
import { restoreSession, useSession } from './shared/session.ts'
import './app/admin.css'

/** Refreshes the stored role. A failed request keeps it. */
const refreshRole = async () => {
  const { userInfo } = useSession.getState()
  if (!userInfo) return
  const params = { id: userInfo.id }
  const found = await api.getUserInfoById({ params }, { quiet: true }).catch(() => undefined)
  if (!found) return
  const { nick_name, avatar, role } = found
  useSession.setState({ userInfo: { ...userInfo, nick_name, avatar, role } })
}

await Promise.all([initLanguage(), restoreSession().then(refreshRole)])

const place = document.getElementById('admin')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Admin />
    </StrictMode>,
  )
}
