import { HeaderGrid } from '../../features/headers/header-grid.tsx'

export const HeadersPage = () => <HeaderGrid />
