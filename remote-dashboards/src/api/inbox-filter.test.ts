import { expect, test } from 'vitest';
import { inboxFilterParams, parseInboxFilter } from './inbox-filter.ts';

test('without anything in the address: all that is open', () => {
  expect(parseInboxFilter(new URLSearchParams())).toEqual({
    assignee: 'all',
    state: 'open',
    searchText: '',
  });
  expect(inboxFilterParams({ assignee: 'all', state: 'open', searchText: '' }).toString()).toBe('');
});

test('a filter comes back from the address as it went in', () => {
  const filter = { assignee: 'mine', state: 'any', searchText: 'tea & scales' } as const;
  expect(parseInboxFilter(new URLSearchParams(inboxFilterParams(filter).toString()))).toEqual(
    filter,
  );
});

test('an address that somebody made up is no filter', () => {
  const made = new URLSearchParams('share=theirs&state=lost');
  expect(parseInboxFilter(made)).toMatchObject({ assignee: 'all', state: 'open' });
});
