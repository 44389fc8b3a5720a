import { getRouteApi } from '@tanstack/react-router'
import { LabelList } from '../../features/labels/label-list.tsx'

const route = getRouteApi('/frame/labels')

export const LabelsPage = () => <LabelList search={route.useSearch()} />
