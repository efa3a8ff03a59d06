import { BackendError } from '@torsa/shared/database/backend-error';
import { DetailSkeleton } from '../app/detail-frame.tsx';
import { Reading } from '../ui/reading.tsx';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import type { PartsMessages } from './parts-messages.en.ts';

const reads = {
  'on its way': { data: undefined, error: null },
  'not to be had': { data: undefined, error: new BackendError('unavailable', 'No') },
  refused: { data: undefined, error: new BackendError('forbidden', 'No') },
  missing: { data: undefined, error: new BackendError('missing', 'No') },
  'out of date': { data: 'What was read before.', error: new BackendError('unavailable', 'No') },
} as const;

/** What stands in place of rows that are not there, or may be old. */
export function ReadingStates({ messages }: { readonly messages: PartsMessages }) {
  return (
    <>
      {Object.entries(reads).map(([name, read]) => (
        <Reading<string>
          key={name}
          query={{ ...read, isFetching: false, refetch: () => {} }}
          messages={messages.reading}
          skeleton={<RowSkeletons label={messages.loadingList} rows={2} height="6.5rem" />}
        >
          {(words) => <p>{words}</p>}
        </Reading>
      ))}
      <DetailSkeleton label={messages.loadingOne} />
    </>
  );
}
