import type { SearchResult } from '@lanting/contract'
import { articlePath } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { coverOf } from '../../shared/cover-of.ts'
import { dayOf } from '../../shared/formats.ts'
import { cleanStart } from './clean-start.ts'
import { Marked } from './highlighted.tsx'

const Result = ({ result }: { result: SearchResult }) => (
  <article className="card result">
    <span className="cover">
      <Cover url={coverOf(result)} width={168} height={112} />
    </span>
    <div>
      <h2>
        <a href={articlePath(result)}>
          <Marked text={result.title} />
        </a>
      </h2>
      <p>
        <Marked text={cleanStart(result.excerpt)} />
      </p>
      <p className="meta">
        {result.categoryName && <span>{result.categoryName}</span>}
        {result.foundBy && (
          <span>
            <Marked text={result.foundBy} />
          </span>
        )}
        <time dateTime={dayOf(result.createdAt)}>{dayOf(result.createdAt)}</time>
      </p>
    </div>
  </article>
)

export const ResultList = ({ results }: { results: readonly SearchResult[] }) => (
  <ol className="results">
    {results.map((result) => (
      <li key={result.id}>
        <Result result={result} />
      </li>
    ))}
  </ol>
)
