import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('boom in render');
}

test.each([
  ['development', 'boom in render'],
  ['production', null],
])('in %s, the error boundary replaces a failed child by %s', (mode, told) => {
  vi.stubEnv('NODE_ENV', mode);
  render(
    <ErrorBoundary attempt="1" fallback={<p>Retry</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Retry')).toBeInTheDocument();
  expect(screen.queryByText(/boom/)?.textContent ?? null).toBe(told);
});

/** A form with a text node next to an element. Translators wrap such text nodes in new elements. */
function Form() {
  const [isOffline, setOffline] = useState(true);
  return (
    <main>
      <p>
        <b>Note: </b>
        {isOffline && 'You are offline.'}
      </p>
      <input name="email" />
      <button type="button" onClick={() => setOffline(false)}>
        Connect
      </button>
    </main>
  );
}

test('a form whose DOM nodes a translator moved renders again with its typed text', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const onCaughtError = vi.fn();
  render(
    <ErrorBoundary attempt="" fallback={<p>Retry</p>}>
      <Form />
    </ErrorBoundary>,
    { container: root, onCaughtError },
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'rupa@example.com';
  field.focus();
  const font = document.createElement('font');
  const text = root.querySelector('p')?.lastChild;
  text?.replaceWith(font);
  font.append('আপনি অফলাইন।');

  act(() => screen.getByRole('button').click());
  expect(onCaughtError).toHaveBeenCalledOnce();
  expect(screen.queryByText('Retry')).not.toBeInTheDocument();
  expect(root.querySelector('font')).toBeNull();
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('rupa@example.com'),
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(document.activeElement).not.toBe(field);
  act(() => screen.getByRole('button').click());
  expect(root.textContent).not.toContain('offline');
});
