import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError, type ErrorCode } from '@torsa/shared/database/backend-error';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { openPart } from '../testing/open-page.tsx';
import { queryStateTexts } from './query-boundary.copy.en.ts';
import { QueryBoundary } from './query-boundary.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

function open(read: () => Promise<readonly string[]>) {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Rows read={read} />
    </QueryClientProvider>,
  );
  return client;
}

interface RowsProps {
  readonly name?: string;
  readonly read: () => Promise<readonly string[]>;
}

function Rows({ name = 'rows', read }: RowsProps) {
  const query = useQuery({ queryKey: [name], queryFn: read, retry: false });
  return (
    <QueryBoundary
      query={query}
      copy={queryStateTexts}
      skeleton={<RowSkeletons label="Loading rows" rows={3} height="3rem" />}
    >
      {(rows) => <p>{rows.join(' and ')}</p>}
    </QueryBoundary>
  );
}

const failure = (problem: ErrorCode) => Promise.reject(new BackendError(problem, 'No'));

test('QueryBoundary shows a loading text and then the data of its query', async () => {
  let answer = (_rows: readonly string[]) => {};
  open(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('status').textContent).toBe('Loading rows');
  answer(['one', 'two']);
  expect(await screen.findByText('one and two')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['unavailable', queryStateTexts.problems.unavailable],
  ['invalid', queryStateTexts.problems.unavailable],
  ['forbidden', queryStateTexts.problems.forbidden],
  ['missing', queryStateTexts.problems.missing],
] as const)(
  'QueryBoundary shows the reason if a query fails with the error %s',
  async (problem, words) => {
    open(() => failure(problem));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  },
);

test.each([
  ['a client', {}, true],
  ['staff', { role: 'team' }, false],
] as const)(
  'QueryBoundary shows the phone number of the office beside Try again only to a client: %s',
  async (_, person, isShown) => {
    stubBackend({});
    const page = await openPart(<Rows read={() => failure('missing')} />, person);
    await screen.findByRole('button', { name: queryStateTexts.retry });
    const call = screen.queryByRole('link', { name: /^Call \+91/ });
    expect(call?.getAttribute('href') ?? null).toEqual(
      isShown ? expect.stringMatching(/^tel:\+91\d+$/) : null,
    );
    page.stop();
    vi.unstubAllGlobals();
  },
);

test('the Try again button of QueryBoundary refetches the query', async () => {
  const answers = [() => failure('unavailable'), async () => ['one']];
  open(async () => answers.shift()?.() ?? []);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('one')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('QueryBoundary keeps the error and the focused Try again button while a query that never had data loads again', async () => {
  let answer = (_rows: readonly string[]) => {};
  const answers = [
    () => failure('forbidden'),
    () => new Promise<readonly string[]>((resolve) => (answer = resolve)),
  ];
  open(async () => answers.shift()?.() ?? []);
  const retry = await screen.findByRole('button', { name: queryStateTexts.retry });
  await userEvent.click(retry);
  expect(screen.queryByText('Loading rows')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(queryStateTexts.problems.forbidden);
  expect(retry).toHaveFocus();
  answer(['one']);
  expect(await screen.findByText('one')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after a failure, QueryBoundary shows the loading placeholder of another query, and not the error', async () => {
  const read = (name: string) =>
    name === 'first' ? failure('forbidden') : new Promise<readonly string[]>(() => {});
  const client = createQueryClient();
  const page = (name: string) => (
    <QueryClientProvider client={client}>
      <Rows name={name} read={() => read(name)} />
    </QueryClientProvider>
  );
  const { rerender } = render(page('first'));
  await screen.findByRole('alert');
  rerender(page('second'));
  expect(await screen.findByText('Loading rows')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('after a failed refetch, QueryBoundary keeps its data and shows the time when the data was loaded', async () => {
  const answers = [async () => ['one'], () => failure('unavailable')];
  const client = open(async () => answers.shift()?.() ?? []);
  await screen.findByText('one');
  void client.refetchQueries();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/This is from .+ \d{4}, \d+:\d\d/),
  );
  expect(screen.getByText('one')).toBeInTheDocument();
});

test('QueryBoundary shows a note after 3 s of loading, and a Try again button after 8 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
  const answers = [() => new Promise<readonly string[]>(() => {}), async () => ['one']];
  open(() => (answers.shift() ?? (async () => []))());
  wait(2_900);
  expect(screen.queryByText(queryStateTexts.slow)).not.toBeInTheDocument();
  wait(200);
  expect(screen.getByText(queryStateTexts.slow)).toBeInTheDocument();
  wait(5_000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  vi.useRealTimers();
  expect(await screen.findByText('one')).toBeInTheDocument();
});
