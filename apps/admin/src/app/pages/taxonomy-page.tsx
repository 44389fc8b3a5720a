import { getRouteApi } from '@tanstack/react-router'
import { TaxonomyList } from '../../features/taxonomy/taxonomy-list.tsx'

const route = getRouteApi('/frame/taxonomy')

export const TaxonomyPage = () => <TaxonomyList search={route.useSearch()} />
