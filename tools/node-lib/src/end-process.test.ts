import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endProcess } from './end-process.ts';

test('endProcess sends the signal and waits until the process has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  await endProcess(child, 'SIGINT');
  expect(child.signalCode).toBe('SIGINT');
});

test('endProcess does nothing for an ended process', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await endProcess(child);
  expect(child.exitCode).toBe(0);
});
