import { LinkWall } from '../../features/links/link-wall.tsx'
import { useCopy } from '../../shared/language.ts'
import { useSiteContext } from '../../shared/router/router-context.ts'
import { useConfig } from '../../shared/site-config.ts'
import { Banner } from '../banner/banner.tsx'

export const LinkListPage = () => {
  const { titles, links } = useCopy()
  const { blog_name, github_link } = useConfig()
  const { origin } = useSiteContext()
  return (
    <>
      <Banner routeName="LinkList" title={titles.LinkList}>
        <p>{links.motto}</p>
      </Banner>
      <LinkWall site={{ name: blog_name, address: origin, contact: github_link }} />
    </>
  )
}
