import type { SentEarlyRequest } from '@torsa/shared/contract/early-data';
import { afterEach, expect, test, vi } from 'vitest';
import { showEarlyRows } from './show-early-rows.ts';

const url = 'http://backend.test/rest/v1/rpc/letters?limit=50';

const request = (rows: readonly unknown[]): SentEarlyRequest => ({
  url,
  authorization: 'Bearer asha',
  body: '{}',
  sentAt: 0,
  response: Promise.resolve(undefined),
  rows,
});

const place = (source: string) => `<main>
  <div data-early-rows="${source}" data-early-limit="2"></div>
  <div hidden><ul><li><a data-early-link="/bn/letters/" data-early-field="title">No title</a><i data-early-field="text"></i></li></ul></div>
</main>`;

const rows = [
  { id: 'a/b', title: 'First', text: '<img src=x onerror=alert(1)>' },
  { id: '2', title: '', text: 7 },
  { id: '3', title: 'Third', text: '' },
];

const shown = () => document.querySelector('[data-early-rows]')?.innerHTML;

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('showEarlyRows shows at most as many rows as the list allows, and inserts no HTML from the data', () => {
  document.body.innerHTML = place('rpc/letters');
  showEarlyRows(request(rows));
  const links = [...document.querySelectorAll('[data-early-rows] a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/bn/letters/a%2Fb', 'First'],
    ['/bn/letters/2', 'No title'],
  ]);
  expect(document.querySelector('[data-early-rows] i')?.textContent).toBe(rows[0]?.text);
  expect(document.querySelector('img')).toBeNull();
});

test.each([
  ['of another table', 'letters', rows],
  ['without rows', 'rpc/letters', []],
])('showEarlyRows leaves the placeholder for a response %s', (_, source, values) => {
  document.body.innerHTML = place(source);
  showEarlyRows(request(values));
  expect(shown()).toBe('');
});

test('showEarlyRows throws no error for rows that are no objects', () => {
  document.body.innerHTML = place('rpc/letters');
  showEarlyRows(request([null, 'text']));
  expect(document.querySelectorAll('[data-early-rows] a')).toHaveLength(2);
});

test('rows that arrive before the list has been parsed are shown after the whole document has been parsed', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  showEarlyRows(request(rows));
  document.body.innerHTML = place('rpc/letters');
  expect(shown()).toBe('');
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.querySelectorAll('[data-early-rows] li')).toHaveLength(2);
});
