import packages from 'virtual:thanks'
import { useCopy } from '../../shared/language.ts'
import { Banner } from '../banner/banner.tsx'

export const ThanksPage = () => {
  const { thanks, titles } = useCopy()
  return (
    <>
      <Banner routeName="Thanks" title={titles.Thanks}>
        <p>{thanks.lead}</p>
      </Banner>
      <div className="reading-column">
        <table className="thanks">
          <thead>
            <tr>
              <th scope="col">{thanks.package}</th>
              <th scope="col">{thanks.version}</th>
              <th scope="col">{thanks.license}</th>
            </tr>
          </thead>
          <tbody>
            {packages.map(({ name, version, license, homepage }) => (
              <tr key={name}>
                <th scope="row">
                  {homepage ? (
                    <a href={homepage} rel="noopener">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </th>
                <td>{version}</td>
                <td>{license}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
