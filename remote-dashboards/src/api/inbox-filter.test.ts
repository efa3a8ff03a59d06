import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './inbox-filter.ts';

test('without anything in the address: all that is open', () => {
  expect(readFilter(new URLSearchParams())).toEqual({ assignee: 'all', state: 'open', words: '' });
  expect(writeFilter({ assignee: 'all', state: 'open', words: '' }).toString()).toBe('');
});

test('a filter comes back from the address as it went in', () => {
  const filter = { assignee: 'mine', state: 'any', words: 'tea & scales' } as const;
  expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
});

test('an address that somebody made up is no filter', () => {
  const made = new URLSearchParams('share=theirs&state=lost');
  expect(readFilter(made)).toMatchObject({ assignee: 'all', state: 'open' });
});
