import { expect, test } from 'vitest';
import { inboxFilterParams, parseInboxFilter } from './inbox-filter.ts';

test('an inbox URL without parameters selects the open conversations of all assignees', () => {
  expect(parseInboxFilter(new URLSearchParams())).toEqual({
    assignee: 'all',
    state: 'open',
    searchText: '',
  });
  expect(inboxFilterParams({ assignee: 'all', state: 'open', searchText: '' }).toString()).toBe('');
});

test('parseInboxFilter returns the filter that inboxFilterParams wrote to the URL', () => {
  const filter = { assignee: 'mine', state: 'any', searchText: 'tea & scales' } as const;
  expect(parseInboxFilter(new URLSearchParams(inboxFilterParams(filter).toString()))).toEqual(
    filter,
  );
});

test('parseInboxFilter replaces unknown values in the URL by the default filter', () => {
  const made = new URLSearchParams('share=theirs&state=lost');
  expect(parseInboxFilter(made)).toMatchObject({ assignee: 'all', state: 'open' });
});
