import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitMilliseconds } from './delay.ts';
import {
  accepted,
  field,
  fillIn,
  network,
  openForm,
  sendButton,
  toast,
  useFreshForm,
} from './testing/contact-form.tsx';

vi.mock('./delay.ts', () => ({ waitMilliseconds: vi.fn(async () => {}) }));

useFreshForm();

test('a contact form that was filled in too fast waits before it sends the message', async () => {
  network.mockResolvedValue(accepted());
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => now.mockRestore());
  await openForm();
  const user = await fillIn();
  now.mockReturnValue(1300);
  await user.click(sendButton());
  await waitFor(() => expect(network).toHaveBeenCalledOnce());
  expect(waitMilliseconds).toHaveBeenLastCalledWith(1700);
});

test('a contact form with a filled honeypot field ignores the first submit and sends the message at the second', async () => {
  network.mockResolvedValue(accepted());
  await openForm();
  const user = await fillIn();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (!trap) throw new Error('The form has no honeypot field.');
  expect(trap.hidden).toBe(true);
  trap.value = 'https://spam.test';
  await user.click(sendButton());
  await waitFor(() => expect(toast()).toContain('Error Sending Message'));
  expect(network).not.toHaveBeenCalled();
  expect(field(/Message/).value).toBe('A site for our homestay.');
  await user.click(sendButton());
  await waitFor(() => expect(network).toHaveBeenCalledOnce());
});
