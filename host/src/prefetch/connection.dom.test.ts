import { afterEach, expect, test, vi } from 'vitest';
import { stubConnection } from '../testing/browser.ts';
import { hasFastConnection, isDataSaverOn } from './connection.ts';

afterEach(() => stubConnection(undefined));

test('hasFastConnection is false while the browser is offline, because each prefetch would fail', () => {
  stubConnection({ effectiveType: '4g', saveData: false });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(hasFastConnection()).toBe(false);
  vi.restoreAllMocks();
});

test.each([
  ['a browser that does not say', undefined, { saves: false, spares: false }],
  ['a browser that says little', {}, { saves: false, spares: false }],
  ['a good connection', { effectiveType: '4g', saveData: false }, { saves: false, spares: true }],
  ['data saver', { effectiveType: '4g', saveData: true }, { saves: true, spares: false }],
  ['3g', { effectiveType: '3g', saveData: false }, { saves: false, spares: false }],
  ['2g', { effectiveType: '2g', saveData: false }, { saves: false, spares: false }],
  ['less than 2g', { effectiveType: 'slow-2g', saveData: false }, { saves: false, spares: false }],
])('isDataSaverOn and hasFastConnection for %s', (_, connection, { saves, spares }) => {
  stubConnection(connection);
  expect(isDataSaverOn()).toBe(saves);
  expect(hasFastConnection()).toBe(spares);
});
