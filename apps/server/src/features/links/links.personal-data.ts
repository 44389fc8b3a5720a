import { writtenBy } from '../../database/personal-data.ts'

export const linkData = [writtenBy('links', 'user_id')]
