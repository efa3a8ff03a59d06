import { screen } from '@testing-library/react';
import { renderPage } from '@torsa/shared/testing/render-page';
import { expect, test } from 'vitest';
import { PortalFrame } from './portal-frame.tsx';
import { portalMessages } from './portal-messages.en.ts';

const open = (lead?: string) =>
  renderPage(
    <PortalFrame title="Welcome, Asha" {...(lead ? { lead } : {})} messages={portalMessages}>
      {null}
    </PortalFrame>,
    '/dashboard/user',
  );

test('the lead is a paragraph beside the title', () => {
  open('Three projects need you.');
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(
    screen.getByText('Three projects need you.', { selector: 'p' }),
  );
});

test('without a lead there is no empty paragraph', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBeNull();
});
