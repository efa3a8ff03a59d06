import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePage } from './define-page.ts';

const copy = { head: { title: 'About', description: 'About us.' }, lead: 'We build.' };

function About({ copy: { lead } }: { readonly copy: typeof copy }) {
  return <p>{lead}</p>;
}

test('definePage creates a page component with its texts, language, title and description', () => {
  const Page = definePage('bn', About, copy);
  render(<Page />);
  expect(screen.getByText('We build.')).toBeInTheDocument();
  expect(Page.language).toBe('bn');
  expect(Page.head).toEqual(copy.head);
});

test('a page of an older remote release receives its interface texts as the prop `messages`', () => {
  const Page = definePage(
    'en',
    ({ messages }: { readonly messages: typeof copy }) => messages.lead,
    copy,
  );
  render(<Page />);
  expect(screen.getByText('We build.')).toBeInTheDocument();
});

test('a page’s title and description can depend on the path parameters', () => {
  const Service = Object.assign(About.bind(undefined), {
    head: ({ lead }: typeof copy, { id = '' }: { readonly id?: string | undefined }) => ({
      title: id,
      description: lead,
    }),
  });
  const { head } = definePage('en', Service, copy);
  expect(typeof head === 'function' && head({ id: 'apps' })).toEqual({
    title: 'apps',
    description: 'We build.',
  });
});
