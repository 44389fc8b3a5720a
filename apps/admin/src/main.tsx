import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin } from './app/admin.tsx'
import { api } from './shared/api.ts'
import { recoverTexts } from './shared/kept-texts.ts'
import { initLanguage, useLanguageStore } from './shared/language.ts'
import { watchStrayDrops } from './shared/pictures/file-drop.ts'
import { restoreSession, useSession } from './shared/session.ts'
import { showToast } from './shared/toasts.ts'
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

await Promise.all([initLanguage(), recoverTexts(), restoreSession().then(refreshRole)])

watchStrayDrops(() => {
  const { copy } = useLanguageStore.getState()
  showToast('error', copy.admin.pictureUploads.stray)
})

const place = document.getElementById('admin')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Admin />
    </StrictMode>,
  )
}
