import { render, screen } from '@testing-library/react';
import { storeReturnPath } from '@torsa/shared/contract/return-path';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { LoggedOutNotice } from './logged-out-notice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the logged-out notice appears without a delay after its file is loaded', async () => {
  storeReturnPath({ person: 'asha', path: '/dashboard/team' });
  // React delays content that replaces a fallback until 300 ms after the fallback. The clock goes back one minute, so
  // that this delay lasts longer than the test.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  render(
    <I18nProvider value={createI18n('en')}>
      <LoggedOutNotice />
    </I18nProvider>,
  );
  clock.mockReturnValue(0);
  expect(await screen.findByText(/^You were logged out\./)).toBeInTheDocument();
});
