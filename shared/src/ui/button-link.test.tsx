import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ButtonLink } from './button-link.tsx';

test('ButtonLink renders a link element', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/services" variant="accent">
        Explore Services
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Explore Services' })).toHaveAttribute(
    'href',
    '/services',
  );
});
