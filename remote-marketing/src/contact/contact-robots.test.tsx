import { fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

useFreshForm();

test('a contact form that was filled in too fast waits before it sends the message', async () => {
  network.mockResolvedValue(accepted());
  await openForm('/contact', 300);
  await fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(sendButton());
  await vi.advanceTimersByTimeAsync(1699);
  expect(network).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(network).toHaveBeenCalledOnce();
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
