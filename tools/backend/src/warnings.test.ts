import { once } from 'node:events';
import { expect, test } from 'vitest';
import './embedded-app.ts';

test('a warning that is an error is a warning, and does not end the process', async () => {
  const warned = once(process, 'warning');
  process.emitWarning(new RangeError('Too many listeners'));
  expect((await warned)[0]).toMatchObject({ name: 'RangeError', message: 'Too many listeners' });
});
