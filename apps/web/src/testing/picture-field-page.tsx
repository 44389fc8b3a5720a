import { browserSend } from '@lanting/browser'
import { zhCN } from '@lanting/copy/zh-CN'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from '../shared/api/api.ts'
import { ToastRegion } from '../shared/messages/toast-region.tsx'
import { PictureField } from '../shared/pictures/picture-field.tsx'
import '../app/site.css'

/** The field in all its variants, with its status. */
const Page = () => {
  const [url, setUrl] = useState('')
  const [status, setStatus] = useState('')
  return (
    <main className="reading-column">
      <h1>Picture field</h1>
      <div className="card">
        <PictureField
          label="Avatar"
          shape="round"
          value={url}
          onChange={setUrl}
          onStatus={setStatus}
        />
        <output>{`${status} ${url}`}</output>
      </div>
      <div className="card">
        <PictureField label="Background" shape="wide" value={url} onChange={setUrl} removable />
      </div>
      <ToastRegion />
    </main>
  )
}

const token = new URLSearchParams(location.search).get('token') ?? ''

const api = createApi(
  browserSend({
    language: () => 'zh-CN',
    token: () => token,
    announce: ({ status }) => console.error(`announced ${status}`),
    onRefused: async () => {
      document.title = 'expired'
      return false
    },
  }),
)

const router = createRouter({
  routeTree: createRootRoute({ component: Page }),
  context: { api, copy: zhCN, language: 'zh-CN' } as never,
  history: createMemoryHistory(),
})

const place = document.getElementById('page')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router as never} />
    </StrictMode>,
  )
}
