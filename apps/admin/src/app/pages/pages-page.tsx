import { PageList } from '../../features/pages/page-list.tsx'

export const PagesPage = () => <PageList />
