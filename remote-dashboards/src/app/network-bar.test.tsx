import { focusManager, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendError } from '@torsa/shared/database/backend-error';
import { speedUpTimers } from '@torsa/shared/testing/speed-up-timers';
import { stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rpc } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { type OpenedPage, openPage, openPart } from '../testing/open-page.tsx';
import { projectAnswers } from '../testing/project-answers.ts';
import { queryStateTexts } from '../ui/query-boundary.copy.en.ts';
import { QueryBoundary } from '../ui/query-boundary.tsx';
import { NetworkBar } from './network-bar.tsx';
import { navTexts } from './portal-nav.copy.en.ts';

const { network } = navTexts;
let page: OpenedPage | undefined;
/** The names of the queries that get a response. The connection check has the name `check`. */
let answered: ReadonlySet<string>;

beforeEach(() => {
  localStorage.clear();
  answered = new Set(['check', 'files', 'tasks']);
});
afterEach(() => {
  page?.stop();
  browserIs('online');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Section({ name }: { readonly name: string }) {
  const query = useQuery({
    queryKey: [name],
    retry: false,
    queryFn: async () => {
      if (!answered.has(name)) throw new BackendError('unavailable', 'No response');
      return `Loaded ${name}`;
    },
  });
  return (
    <QueryBoundary query={query} copy={queryStateTexts} skeleton={<p>Loading {name}</p>}>
      {(text) => <p>{text}</p>}
    </QueryBoundary>
  );
}

function Waiting() {
  const query = useQuery({ queryKey: ['hangs'], queryFn: () => new Promise<string>(() => {}) });
  return (
    <QueryBoundary query={query} copy={queryStateTexts} skeleton={<p>Loading</p>}>
      {(text) => <p>{text}</p>}
    </QueryBoundary>
  );
}

async function open() {
  stubBackend({
    'POST /rest/v1/rpc/my_role': () =>
      answered.has('check') ? Response.json('team') : Promise.reject(new TypeError('No network')),
  });
  const part = (
    <>
      <NetworkBar copy={network} />
      <Section name="files" />
      <Section name="tasks" />
    </>
  );
  page = await openPart(part, { role: 'team' });
}

const reconnect = () => screen.queryByRole('button', { name: network.retry });
const browserIs = (state: 'online' | 'offline') => act(() => void dispatchEvent(new Event(state)));
const appears = () => screen.findByRole('button', { name: network.retry }, { timeout: 4_000 });
const refetch = () => act(() => queryClient().refetchQueries());

test('a portal page shows a bar about the lost network when the browser goes offline', async () => {
  speedUpTimers();
  stubBackend(projectAnswers());
  page = await openPage('/dashboard/projects', { role: 'team' });
  await screen.findByRole('link', { name: /Delivery app/ });
  browserIs('offline');
  await appears();
});

test('a hidden network bar stays hidden on the next page, and the next interruption shows the bar again', async () => {
  speedUpTimers();
  stubBackend({});
  const bar = <NetworkBar copy={network} />;
  page = await openPart(bar, { role: 'team' });
  browserIs('offline');
  await appears();
  await userEvent.click(screen.getByRole('button', { name: network.hide }));
  page.stop();
  page = await openPart(bar, { role: 'team' });
  expect(await screen.findByText(network.offline)).toBeInTheDocument();
  expect(reconnect()).not.toBeInTheDocument();
  browserIs('online');
  browserIs('offline');
  await appears();
});

test('one polite live region announces the network interruption and its end', async () => {
  speedUpTimers();
  await open();
  await screen.findByText('Loaded files');
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  browserIs('offline');
  await appears();
  expect(region).toHaveTextContent(`${network.offline} ${network.older} ${network.rest}`);
  browserIs('online');
  expect(region).toHaveTextContent(new RegExp(`^${network.back}$`));
  expect(reconnect()).not.toBeInTheDocument();
});

test('a network interruption of less than a second shows no bar', async () => {
  speedUpTimers();
  await open();
  browserIs('offline');
  browserIs('online');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(reconnect()).not.toBeInTheDocument();
  expect(screen.queryByText(network.back)).not.toBeInTheDocument();
});

test('page sections keep their data and repeat no error while the network bar reports an unreachable backend', async () => {
  await open();
  await screen.findByText('Loaded files');
  answered = new Set();
  await refetch();
  await appears();
  expect(screen.getByText(network.unreachable)).toBeInTheDocument();
  expect(screen.getByText('Loaded files')).toBeInTheDocument();
  expect(screen.queryByText(/This is from/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page section that still loads says that it waits for the connection, once the network bar appears', async () => {
  speedUpTimers();
  page = await openPart(
    <>
      <NetworkBar copy={network} />
      <Waiting />
    </>,
    { role: 'team' },
  );
  browserIs('offline');
  await appears();
  expect(
    await screen.findByText(queryStateTexts.paused, {}, { timeout: 4_000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(queryStateTexts.slow)).not.toBeInTheDocument();
});

test('a click on Reconnect loads the page sections without data, and the network bar disappears', async () => {
  answered = new Set();
  await open();
  await userEvent.click(await appears());
  expect(screen.getAllByText(queryStateTexts.paused)).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answered = new Set(['check', 'files', 'tasks']);
  await userEvent.click(screen.getByRole('button', { name: network.retry }));
  expect(await screen.findByText('Loaded tasks')).toBeInTheDocument();
  expect(reconnect()).not.toBeInTheDocument();
});

test('the first response after a network interruption reloads all failed page sections', async () => {
  answered = new Set();
  await open();
  await appears();
  answered = new Set(['files', 'tasks']);
  await act(() => queryClient().refetchQueries({ queryKey: ['files'] }));
  expect(await screen.findByText('Loaded tasks')).toBeInTheDocument();
});

test('failed page sections show their own errors while the backend answers other requests', async () => {
  answered = new Set(['check']);
  await open();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(reconnect()).not.toBeInTheDocument();
});

test('a backend response shows that the browser is online, even if the browser reports "offline"', async () => {
  speedUpTimers();
  await open();
  await screen.findByText('Loaded files');
  browserIs('offline');
  await appears();
  expect(focusManager.isFocused()).toBe(false);
  await refetch();
  expect(reconnect()).not.toBeInTheDocument();
  // React Query retries and refetches only while the page is focused, and live updates connect only then.
  expect(focusManager.isFocused()).toBe(true);
});

test('a response to a request from before the interruption does not show that the browser is online', async () => {
  speedUpTimers();
  await open();
  await screen.findByText('Loaded files');
  browserIs('offline');
  await refetch();
  expect(focusManager.isFocused()).toBe(false);
  await appears();
});

test('a backend response during a hanging network check prevents the network bar', async () => {
  speedUpTimers();
  answered = new Set();
  let endHang = (_: Response) => {};
  const hanging = new Promise<Response>((resolve) => {
    endHang = resolve;
  });
  const calls = stubBackend({ 'POST /rest/v1/rpc/my_role': () => hanging });
  const sections = (
    <>
      <NetworkBar copy={network} />
      <Section name="files" />
      <Section name="tasks" />
    </>
  );
  page = await openPart(sections, { role: 'team' });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('my_role'))).toBe(true));
  answered = new Set(['files']);
  await act(() => queryClient().refetchQueries({ queryKey: ['files'] }));
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(reconnect()).not.toBeInTheDocument();
  endHang(Response.json('team'));
});

test('backend calls without a response show the network bar, and the page recovers without a click', async () => {
  let doesHang = false;
  let loads = 0;
  let answerLate = () => {};
  stubBackend({
    'POST /rest/v1/rpc/my_role': () => {
      const answer = Response.json(`load ${++loads}`);
      if (!doesHang) return answer;
      return new Promise<Response>((resolve) => {
        answerLate = () => resolve(answer);
      });
    },
  });
  const Role = () => <p>{useQuery({ queryKey: ['role'], queryFn: () => rpc('my_role') }).data}</p>;
  const part = (
    <>
      <NetworkBar copy={network} />
      <Role />
    </>
  );
  page = await openPart(part, { role: 'team' });
  await screen.findByText('load 1');
  speedUpTimers();
  doesHang = true;
  void queryClient().refetchQueries();
  const patient = { timeout: 200_000 };
  expect(await screen.findByText(network.unreachable, {}, patient)).toBeInTheDocument();
  expect(screen.getByText('load 1')).toBeInTheDocument();
  doesHang = false;
  answerLate();
  await waitFor(() => expect(reconnect()).not.toBeInTheDocument(), patient);
  expect(await screen.findByText(/^load [4-9]/, {}, patient)).toBeInTheDocument();
});
