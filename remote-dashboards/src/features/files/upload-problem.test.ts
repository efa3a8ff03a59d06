import { BackendError, backendError } from '@torsa/shared/database/backend-error';
import { createI18n } from '@torsa/shared/i18n';
import { expect, test } from 'vitest';
import { getUploadListTexts } from './get-upload-copy.ts';
import { describeUploadError } from './upload-problem.ts';

const file = new File(['27 bytes'], 'shop.jpg');
const describe = (error: unknown, language: 'en' | 'bn') =>
  describeUploadError({ refusal: undefined, error, file }, createI18n(language));
const refused = (details: string, status = 422) =>
  backendError({ message: 'The reason in English.', code: `PT${status}`, details }, status);

/** Another test compares these codes with the database and the edge function. */
const codes = Object.keys(getUploadListTexts('en').problems.refusals).filter(
  (code) => code !== 'folder',
);

test.each(['en', 'bn'] as const)(
  'in the language %s, each refusal code of an upload has its own message',
  (language) => {
    const { invalid, other } = getUploadListTexts(language).problems;
    const messages = codes.map((code) => describe(refused(code), language));
    expect(messages).not.toContain('The reason in English.');
    expect(new Set([...messages, invalid, other]).size).toBe(codes.length + 2);
  },
);

test.each([
  ['bn', 'storage_full', 422, 'আপনার ফাইলগুলি মিলে ৫০০ মেগাবাইট ছাড়িয়ে যাবে। অদরকারি ফাইল সরিয়ে দিন।'],
  ['en', 'ask_closed', 409, 'This request needs no more files. Load the page again.'],
  ['en', 'too_large', 422, 'Too large (8 bytes). The limit is 25 MB.'],
  ['en', 'constructor', 422, 'The reason in English.'],
  ['bn', 'constructor', 422, 'ফাইলটি নেওয়া গেল না। ছবি, নথি, ভিডিও বা জিপ ফাইল পাঠান।'],
] as const)(
  'in the language %s, the code %s with status %i shows “%s”',
  (language, code, status, text) => {
    expect(describe(refused(code, status), language)).toBe(text);
  },
);

test('the message for an upload error without a response asks the user to try again', () => {
  expect(describe(new BackendError('unavailable', 'No'), 'en')).toBe(
    'Not uploaded. Check your connection and try again.',
  );
});
