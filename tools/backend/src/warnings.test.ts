import { once } from 'node:events';
import { expect, test } from 'vitest';
import './embedded-app.ts';

test('a process warning with an Error object is printed and does not end the process', async () => {
  const warned = once(process, 'warning');
  process.emitWarning(new RangeError('Too many listeners'));
  expect((await warned)[0]).toMatchObject({ name: 'RangeError', message: 'Too many listeners' });
});
