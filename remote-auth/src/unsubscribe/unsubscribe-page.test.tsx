import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@torsa/shared/router';
import { renderPage } from '@torsa/shared/testing/render-page';
import { errorResponse, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, expect, test, vi } from 'vitest';
import UnsubscribePage from './unsubscribe-page.copy.en.ts';

afterEach(() => vi.unstubAllGlobals());

const call = 'POST /rest/v1/rpc/unsubscribe';
const openPage = (hash = '#kind=waiting&token=abc') =>
  renderPage(<UnsubscribePage />, `/auth/unsubscribe${hash}`);
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Turn off these emails' }));

test('§10.43 the unsubscribe page shows the kind of email before and after the visitor clicks the button', async () => {
  const calls = stubBackend({ [call]: () => Response.json('waiting') });
  openPage();
  await screen.findByText(/about unassigned messages and client answers/);
  expect(calls).toEqual([]);
  await press();
  expect((await screen.findByRole('status')).textContent).toMatch(/about unanswered messages/);
  const settings = screen.getByRole('link', { name: 'Open my account' });
  expect(settings).toHaveAttribute('href', '/account#notifications');
  await waitFor(() => expect(settings).toHaveFocus());
  expect(calls[0]?.body).toEqual({ token: 'abc' });
});

test('after the skip link has changed the URL hash, the unsubscribe button still uses the token of the first hash', async () => {
  const calls = stubBackend({ [call]: () => Response.json('reply') });
  const page = renderPage(
    <>
      <Link to="#main">Skip to content</Link>
      <UnsubscribePage />
    </>,
    '/auth/unsubscribe#kind=reply&token=abc',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(page.address()).toBe('/auth/unsubscribe#main');
  await press();
  await screen.findByRole('status');
  expect(calls[0]?.body).toEqual({ token: 'abc' });
});

test('a visitor who is not logged in can unsubscribe', async () => {
  const calls = stubBackend({ [call]: () => Response.json('reply') });
  openPage('#kind=reply&token=abc');
  await press();
  await screen.findByText(/no longer email you about replies and projects/);
  expect(calls).toHaveLength(1);
});

test.each(['', '#kind=reply', '#token=abc'])(
  'the unsubscribe page with the URL hash “%s” links to the email settings without a backend call',
  async (hash) => {
    const calls = stubBackend({});
    openPage(hash);
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not work/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  },
);

test('an unknown unsubscribe token shows an error', async () => {
  stubBackend({ [call]: () => Response.json(null) });
  openPage();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not work/);
});

test('after a backend failure, the visitor can click the unsubscribe button again', async () => {
  stubBackend({ [call]: () => errorResponse(503, 'No') });
  openPage();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/nothing has changed/);
  expect(screen.queryByRole('button', { name: 'Turn off these emails' })).not.toBeNull();
});
