import {
  createUniqueEmailAddress,
  requestPasswordRecovery,
  signUpWithoutRetry,
} from '../account.ts';
import { callApi } from '../call.ts';
import type { BackendTestJourney } from '../journey.ts';
import { createTestClient, createUniquePassword } from '../people.ts';

/**
 * Records whether API responses reveal that an email address has an account. docs/threat-model.md contains the results
 * of hosted Supabase.
 */
export const accountEnumerationJourneys: readonly BackendTestJourney[] = [
  {
    name: 'compare responses for addresses with and without an account',
    async run(stack, note) {
      const [known, unknown] = [(await createTestClient(stack)).email, createUniqueEmailAddress()];
      const [one, other] = [
        await signUpWithoutRetry(stack, known, createUniquePassword()),
        await signUpWithoutRetry(stack, unknown, createUniquePassword()),
      ];
      note('a sign-up with an address that has an account looks like any other', {
        status: one.status === other.status,
        fields: shapeOf(one.body) === shapeOf(other.body),
      });
      const twice = async (email: string) => {
        await requestPasswordRecovery(stack, email);
        return (await callApi(stack, 'POST', '/auth/v1/recover', { body: { email } })).status;
      };
      note('a second immediate password reset, with and without an account', [
        await twice(known),
        await twice(createUniqueEmailAddress()),
      ]);
    },
  },
];

/** Returns the names of all JSON fields and the lengths of arrays, but no values. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== 'object' || value === null) return '';
  const fields = Object.entries(value).map(([key, inner]) => `${key}${shapeOf(inner)}`);
  return `{${fields.sort().join()}}`;
}
