import { expect, test } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
});

test.each([
  ['an error of Node', error, true],
  [
    'an error that it caused',
    new Error('about/index.html cannot be written.', { cause: error }),
    true,
  ],
  [
    'the output of a tool',
    new Error('The build failed.\nNo space left on device (os error 28)'),
    true,
  ],
  ['a text', 'Error: ENOSPC: no space left on device, mkdir', true],
  [
    'another error',
    Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }),
    false,
  ],
  ['none', undefined, false],
])('%s', (_, said, full) => {
  expect(isDiskFull(said)).toBe(full);
});
