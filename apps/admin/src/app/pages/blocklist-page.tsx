import { Blocklist } from '../../features/moderation/blocklist.tsx'

export const BlocklistPage = () => <Blocklist />
