import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPageNoticeState } from '@torsa/shared/contract/page-notice';
import { useNavigate } from '@torsa/shared/router';
import { renderPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { navTexts } from './portal-nav.copy.en.ts';
import { PortalFrame } from './portal-page.tsx';

const open = (detail?: string) =>
  renderPage(
    <PortalFrame title="Welcome, Asha" detail={detail} copy={navTexts}>
      {null}
    </PortalFrame>,
    '/dashboard/user',
  );

test("the toolbar of a portal page shows the page's detail text as a paragraph beside the title", () => {
  open('Three projects need you.');
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(
    screen.getByText('Three projects need you.', { selector: 'p' }),
  );
});

test('a portal page shows a notice that the previous page passed in the navigation state', async () => {
  renderPage(<Leaving />, '/auth/new-password');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('status')).textContent).toBe('Your new password is set.');
});

function Leaving() {
  const navigate = useNavigate();
  const state = createPageNoticeState('Your new password is set.');
  return (
    <PortalFrame title="Welcome" copy={navTexts}>
      <button type="button" onClick={() => navigate('/auth/new-password', { state })}>
        Save
      </button>
    </PortalFrame>
  );
}

test('a portal page without a detail text has no empty paragraph in its toolbar', () => {
  open();
  const toolbar = screen.getByRole('heading', { level: 1 }).parentElement;
  expect(toolbar?.querySelector('p')).toBeNull();
});
