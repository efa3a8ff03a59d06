import { expect, test } from 'vitest';
import { inboxFilterParams, parseInboxFilter } from './inbox-filter.ts';

test('an empty URL gives the filter for all open conversations', () => {
  expect(parseInboxFilter(new URLSearchParams())).toEqual({
    assignee: 'all',
    state: 'open',
    searchText: '',
  });
  expect(inboxFilterParams({ assignee: 'all', state: 'open', searchText: '' }).toString()).toBe('');
});

test('a filter survives a round trip through the URL', () => {
  const filter = { assignee: 'mine', state: 'any', searchText: 'tea & scales' } as const;
  expect(parseInboxFilter(new URLSearchParams(inboxFilterParams(filter).toString()))).toEqual(
    filter,
  );
});

test('unknown values in the URL fall back to the default filter', () => {
  const made = new URLSearchParams('share=theirs&state=lost');
  expect(parseInboxFilter(made)).toMatchObject({ assignee: 'all', state: 'open' });
});
