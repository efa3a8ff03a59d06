import { BackendError } from '@torsa/shared/database/backend-error';
import { DetailPageSkeleton } from '../app/portal-page.tsx';
import { QueryBoundary } from '../ui/query-boundary.tsx';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import type { StoriesTexts } from './stories-page.copy.en.ts';

const reads = {
  loading: { data: undefined, error: null },
  unavailable: {
    data: undefined,
    error: new BackendError('unavailable', 'Sample error of the stories page.'),
  },
  refused: {
    data: undefined,
    error: new BackendError('forbidden', 'Sample error of the stories page.'),
  },
  missing: {
    data: undefined,
    error: new BackendError('missing', 'Sample error of the stories page.'),
  },
  outdated: {
    data: 'Data of an earlier request.',
    error: new BackendError('unavailable', 'Sample error of the stories page.'),
  },
} as const;

/** A story (component example): a loading, failed, missing and outdated query. */
export function QueryStateStories({ copy }: { readonly copy: StoriesTexts }) {
  return (
    <>
      {Object.entries(reads).map(([name, read]) => (
        <QueryBoundary<string>
          key={name}
          query={{
            ...read,
            dataUpdatedAt: Date.UTC(2026, 10, 20, 5, 12),
            errorUpdateCount: 0,
            isFetching: false,
            refetch: () => {},
          }}
          copy={copy.reading}
          skeleton={<RowSkeletons label={copy.loadingList} rows={2} height="6.5rem" />}
        >
          {(words) => <p>{words}</p>}
        </QueryBoundary>
      ))}
      <DetailPageSkeleton label={copy.loadingOne} />
    </>
  );
}
