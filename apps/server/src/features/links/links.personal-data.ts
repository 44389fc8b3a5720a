import { authoredBy } from '../../database/personal-data.ts'

export const linkData = [authoredBy('links', 'user_id')]
