import { expect, test } from 'vitest';
import { parseInboxFilter, serializeInboxFilter } from './inbox-filter.ts';

test('an inbox URL without parameters selects the open conversations of all assignees', () => {
  expect(parseInboxFilter(new URLSearchParams())).toEqual({
    assignee: 'all',
    state: 'open',
    searchText: '',
  });
  expect(serializeInboxFilter({ assignee: 'all', state: 'open', searchText: '' }).toString()).toBe(
    '',
  );
});

test('parseInboxFilter returns the filter that serializeInboxFilter wrote to the URL', () => {
  const filter = { assignee: 'mine', state: 'any', searchText: 'tea & scales' } as const;
  expect(parseInboxFilter(new URLSearchParams(serializeInboxFilter(filter).toString()))).toEqual(
    filter,
  );
});

test('parseInboxFilter replaces unknown values in the URL by the default filter', () => {
  const made = new URLSearchParams('share=theirs&state=lost');
  expect(parseInboxFilter(made)).toMatchObject({ assignee: 'all', state: 'open' });
});
