import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerOffline } from './play/offline.ts'
import { applySettings } from './play/settings.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

applySettings()
registerOffline()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
