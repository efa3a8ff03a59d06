import { expect, test } from 'vitest';
import { describeUserAgent } from './describe-device.ts';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Chrome · Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari · iPhone',
  ],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('describeUserAgent of the user agent %s returns %s', (userAgent, device) =>
  expect(describeUserAgent(userAgent)).toBe(device),
);
