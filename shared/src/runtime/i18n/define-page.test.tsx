import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definePage } from './define-page.ts';

const messages = { head: { title: 'About', description: 'About us.' }, lead: 'We build.' };

function About({ messages: { lead } }: { readonly messages: { lead: string } & typeof messages }) {
  return <p>{lead}</p>;
}

test('a page in a language has its words, says which one it is, and has its head', () => {
  const Page = definePage('bn', About, messages);
  render(<Page />);
  expect(screen.getByText('We build.')).toBeTruthy();
  expect(Page.language).toBe('bn');
  expect(Page.head).toEqual(messages.head);
});

test('a head may depend on the address', () => {
  const Service = Object.assign(About.bind(undefined), {
    head: ({ lead }: typeof messages, { id = '' }: { readonly id?: string | undefined }) => ({
      title: id,
      description: lead,
    }),
  });
  const { head } = definePage('en', Service, messages);
  expect(typeof head === 'function' && head({ id: 'apps' })).toEqual({
    title: 'apps',
    description: 'We build.',
  });
});
