import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { completeLanguages } from '@torsa/shared/testing/complete-languages';
import { openPage } from '@torsa/shared/testing/render-page';
import { type Answers, answersFor, stubBackend } from '@torsa/shared/testing/stub-backend';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from './routes.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const problem = (status: number, error_code: string) => () =>
  Response.json({ error_code, msg: error_code }, { status });
const signIn = (answer: () => Response): Answers => ({ 'POST /auth/v1/token': answer });
const listed = (isListed: boolean): Answers => ({
  'POST /rest/v1/rpc/is_team_email': () => Response.json(isListed),
});
const away = problem(503, '');
const refused = problem(400, 'invalid_credentials');

const idOf = (answer: () => Response): Answers => ({
  'POST /rest/v1/rpc/employee_address': answer,
});
const handleUnsubscribe = (answer: () => Response): Answers => ({
  'POST /rest/v1/rpc/unsubscribe': answer,
});
const openLink = (answer: () => Response): Answers => ({ 'POST /auth/v1/verify': answer });

/** The employee login is closed unless the founder has opened it. */
const settingsOf = (outcome: string) =>
  outcome.endsWith('once open') ? ({ logins: { employee: 'open' } } as const) : {};
const passwordLink = '/auth/new-password?token_hash=abc&type=recovery';
const mailLink = '/auth/unsubscribe#kind=waiting&token=abc';

const outcomes: readonly (readonly [address: string, outcome: string, Answers, notice: RegExp])[] =
  [
    ['/auth/login', 'refused', signIn(refused), /Wrong email address or password/],
    [
      '/auth/login',
      'unconfirmed',
      signIn(problem(400, 'email_not_confirmed')),
      /not confirmed yet/,
    ],
    ['/auth/login', 'unavailable', signIn(away), /couldn’t connect/],
    ['/auth/team-login', 'not listed', listed(false), /not on the team list/],
    ['/auth/team-login', 'no team', { ...listed(true), ...answersFor({}) }, /is not on the team\./],
    [
      '/auth/team-login',
      'refused',
      { ...listed(true), ...signIn(refused) },
      /^Wrong email address or password/,
    ],
    ['/auth/team-login', 'unavailable', { ...listed(true), ...signIn(away) }, /couldn’t connect/],
    ['/auth/founder-login', 'refused', signIn(refused), /Wrong founder ID or password/],
    ['/auth/founder-login', 'unavailable', signIn(away), /couldn’t connect/],
    ['/auth/employee-login', 'not open', {}, /not open yet/],
    [
      '/auth/employee-login',
      'refused once open',
      idOf(() => Response.json(null)),
      /^Wrong ID or password/,
    ],
    ['/auth/employee-login', 'away once open', idOf(away), /couldn’t connect/],
    ['/auth/signup', 'weak', { 'POST /auth/v1/signup': problem(422, 'weak_password') }, /too easy/],
    [
      '/auth/signup',
      'refused',
      { 'POST /auth/v1/signup': refused },
      /couldn’t create your account/,
    ],
    ['/auth/signup', 'unavailable', { 'POST /auth/v1/signup': away }, /couldn’t connect/],
    [
      '/auth/forgot-password',
      'sent',
      { 'POST /auth/v1/recover': () => Response.json({}) },
      /on its/,
    ],
    [
      '/auth/forgot-password',
      'refused',
      { 'POST /auth/v1/recover': refused },
      /couldn’t send the link/,
    ],
    ['/auth/forgot-password', 'unavailable', { 'POST /auth/v1/recover': away }, /couldn’t send/],
    [passwordLink, 'unavailable', openLink(away), /couldn’t connect/],
    [mailLink, 'off', handleUnsubscribe(() => Response.json('waiting')), /unanswered messages/],
    [mailLink, 'no such link', handleUnsubscribe(() => Response.json(null)), /does not work/],
    [mailLink, 'unavailable', handleUnsubscribe(away), /nothing has changed/],
  ];

/** Matches a Bengali text with at most one email address. */
const bengali = /^(asha@client\.test)?[^A-Za-z]*(\?[^A-Za-z]*)?।$/;

const cases = outcomes.flatMap((outcome) =>
  completeLanguages.map((language) => [...outcome, language] as const),
);

test.each(cases)(
  '§10.51 at %s with the outcome %s, the notice in the page’s language stays visible for ten seconds',
  async (...of) => {
    const [address, outcome, answers, words, language] = of;
    stubBackend(answers);
    const page = await openPage(routes, address, { language, settings: settingsOf(outcome) });
    submit();
    const notice = await waitFor(() => {
      const found = document.querySelector('main :is(div[role=alert], div[role=status])');
      if (!found) throw new Error('The page says nothing.');
      return found;
    });
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(notice.isConnected).toBe(true);
    expect(notice.textContent).toMatch(language === 'bn' ? bengali : words);
    expect(page.address().replace(/[?#].*/, '')).toBe(address.replace(/[?#].*/, ''));
  },
);

test.each(completeLanguages)(
  'two different passwords show a notice and a field error in the language %s',
  async (language) => {
    const calls = stubBackend({});
    await openPage(routes, '/auth/signup', { language });
    type('confirmPassword', 'another-password');
    submit(['confirmPassword']);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(control('confirmPassword')).toHaveFocus());
    expect(control('confirmPassword')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  },
);

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found;
}

function type(name: string, value: string) {
  fireEvent.input(control(name), { target: { value } });
}

function submit(keep: readonly string[] = []) {
  for (const { name } of document.querySelectorAll<HTMLInputElement>('main form input[name]')) {
    if (!keep.includes(name)) type(name, name === 'email' ? 'asha@client.test' : 'made-up-words');
  }
  const form = document.querySelector<HTMLFormElement>('main form');
  if (form) fireEvent.submit(form);
}
