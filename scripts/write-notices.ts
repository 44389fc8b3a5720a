import { writeFileSync } from 'node:fs'
import { NOTICES_FILE, notices } from './notices.ts'

writeFileSync(NOTICES_FILE, notices())
