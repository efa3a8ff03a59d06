import { expect, test } from 'vitest';
import { inboxFilterParams, parseInboxFilter } from './inbox-filter.ts';

test('an inbox URL without parameters selects all open conversations', () => {
  expect(parseInboxFilter(new URLSearchParams())).toEqual({
    assignee: 'all',
    state: 'open',
    searchText: '',
  });
  expect(inboxFilterParams({ assignee: 'all', state: 'open', searchText: '' }).toString()).toBe('');
});

test('the inbox filter is the same after it was written to the URL and read from it', () => {
  const filter = { assignee: 'mine', state: 'any', searchText: 'tea & scales' } as const;
  expect(parseInboxFilter(new URLSearchParams(inboxFilterParams(filter).toString()))).toEqual(
    filter,
  );
});

test('the default inbox filter replaces unknown values in the URL', () => {
  const made = new URLSearchParams('share=theirs&state=lost');
  expect(parseInboxFilter(made)).toMatchObject({ assignee: 'all', state: 'open' });
});
