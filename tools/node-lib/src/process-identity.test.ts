import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { identifyThisProcess, isProcessRunning } from './process-identity.ts';

test('the check for running processes detects this process and its parent', () => {
  expect(isProcessRunning(identifyThisProcess())).toBe(true);
  expect(isProcessRunning({ host: os.hostname(), pid: process.ppid })).toBe(true);
});

test('an ended process does not count as running', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(isProcessRunning({ host: os.hostname(), pid: child.pid ?? 0 })).toBe(false);
});

const { platform } = process;

// Windows does not report the start time of a process.
if (platform !== 'win32')
  test('an ended process does not count as running, even if a new process has the same ID', () => {
    expect(isProcessRunning({ ...identifyThisProcess(), started: 'earlier' })).toBe(false);
  });

test('a process on another machine counts as running', () => {
  expect(isProcessRunning({ host: `not-${os.hostname()}`, pid: 1, started: 'whenever' })).toBe(
    true,
  );
});

if (platform === 'linux')
  test('a zombie process does not count as running', async () => {
    // `exec` replaces the shell by a program that never waits for the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: 'pipe' });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [output]: Buffer[] = await once(parent.stdout, 'data');
    const pid = Number(output);
    await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /));
    expect(isProcessRunning({ host: os.hostname(), pid })).toBe(false);
  });
