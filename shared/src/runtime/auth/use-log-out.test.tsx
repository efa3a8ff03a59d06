import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useShownToast } from '@torsa/shared/toast';
import { createMemoryRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessRules } from '../../testing/access-rules.ts';
import {
  answersFor,
  errorResponse,
  storeSession,
  stubBackend,
} from '../../testing/stub-backend.ts';
import { decideAccess } from './access.ts';
import { useAuth, useSession } from './auth-store.ts';
import { startSession } from './start-session.ts';
import { useLogOut } from './use-log-out.ts';

let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  useAuth.setState({ session: { status: 'loading' } });
  storeSession();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function Shell() {
  const { shown } = useShownToast();
  return (
    <>
      <Outlet />
      <div role="status">{shown?.text}</div>
    </>
  );
}

/** A private page with a guard like the host's. */
function PrivatePage() {
  const session = useSession();
  const { isLoggingOut, logOut } = useLogOut();
  const decision = decideAccess(accessRules.client, session);
  if (decision.verdict === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.verdict === 'wait') return 'Loading';
  return (
    <button type="button" onClick={() => void logOut()}>
      {isLoggingOut ? 'Logging out…' : 'Log Out'}
    </button>
  );
}

async function openPrivatePage() {
  const visited: string[] = [];
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          // A page that loads slowly, like one that must be downloaded.
          {
            path: '/',
            element: 'Home page',
            loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 20)),
          },
          { path: '/auth/login', element: 'Login page' },
          { path: '/private', element: <PrivatePage /> },
        ],
      },
    ],
    { initialEntries: ['/private'] },
  );
  router.subscribe(({ location }) => visited.push(location.pathname));
  render(<RouterProvider router={router} />);
  act(() => {
    stop = startSession();
  });
  return { visited, button: await screen.findByRole('button', { name: 'Log Out' }) };
}

test('a logout opens the home page without a redirect by the private page’s guard', async () => {
  const calls = stubBackend(answersFor({}));
  const { visited, button } = await openPrivatePage();
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Home page');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Logged Out'));
  expect(visited).not.toContain('/auth/login');
  expect(calls).toHaveLength(1);
});

test('§8.7 a failed logout stays on the page and shows the error', async () => {
  stubBackend({ 'POST /auth/v1/logout': () => errorResponse(422, 'Not now') });
  const { button } = await openPrivatePage();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Logout FailedNot now'));
  expect(screen.getByRole('button', { name: 'Log Out' })).toBe(button);
});

test('the logout button becomes enabled again after an unexpected error', async () => {
  stubBackend(answersFor({}));
  const failed = vi.fn();
  function LogOut() {
    const { isLoggingOut, logOut } = useLogOut();
    return (
      <button type="button" onClick={() => logOut().catch(failed)}>
        {isLoggingOut ? 'Logging out…' : 'Log Out'}
      </button>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: LogOut }])} />);
  const unsubscribe = useAuth.subscribe(() => {
    throw new Error('a listener is broken');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  unsubscribe();
  await screen.findByRole('button', { name: 'Log Out' });
});
