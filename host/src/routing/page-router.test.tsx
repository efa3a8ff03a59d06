import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageRouter } from './page-router.tsx';

/** What the browser has been asked to fade, in the order of asking; it calls back when the test says so. */
const fades: (() => void)[] = [];

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/ready">Ready</Link>
      <Link to="/later">Later</Link>
      <button type="button" onClick={() => navigate('/ready', { replace: true })}>
        Replace
      </button>
    </>
  );
}

const shown = () => screen.getByRole('heading').textContent;
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  fades.length = 0;
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      fades.push(update);
      // As in a tab that is hidden.
      return { ready: Promise.reject(new DOMException('Skipped', 'InvalidStateError')) };
    },
  });
  history.replaceState(null, '', '/bn');
  render(
    <PageRouter basename="/bn" isReady={(pathname) => pathname === '/ready'}>
      <Site />
    </PageRouter>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.restoreAllMocks();
});

test('a page that is there fades in, once the browser has seen the one before', async () => {
  await follow('Ready');
  expect(location.pathname).toBe('/bn/ready');
  expect(shown()).toBe('/');
  act(() => fades[0]?.());
  expect(shown()).toBe('/ready');
});

test('a page that is still to come is not faded, nor one that takes the place of another, nor Back', async () => {
  await follow('Later');
  expect(shown()).toBe('/later');
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(shown()).toBe('/ready');
  await act(() => history.back());
  expect(fades).toHaveLength(0);
});

test('whoever has gone on is not brought back', async () => {
  await follow('Ready');
  await follow('Later');
  act(() => fades[0]?.());
  expect(shown()).toBe('/later');
});

test('nothing fades for a person who asked for less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await follow('Ready');
  expect(shown()).toBe('/ready');
  expect(fades).toHaveLength(0);
});
