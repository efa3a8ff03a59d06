import { askForRecovery, newAddress, signUpOnce } from '../account.ts';
import { call } from '../call.ts';
import type { Journey } from '../journey.ts';
import { newClient, newPassword } from '../people.ts';

/** Whether answers tell who has an account. Nothing is demanded here: docs/threat-model.md says what hosted shows. */
export const enumerationJourneys: readonly Journey[] = [
  {
    name: 'ask who has an account',
    async run(stack, note) {
      const [known, unknown] = [(await newClient(stack)).email, newAddress()];
      const [one, other] = [
        await signUpOnce(stack, known, newPassword()),
        await signUpOnce(stack, unknown, newPassword()),
      ];
      note('a sign-up with an address that has an account looks like any other', {
        status: one.status === other.status,
        fields: shapeOf(one.body) === shapeOf(other.body),
      });
      const twice = async (email: string) => {
        await askForRecovery(stack, email);
        return (await call(stack, 'POST', '/auth/v1/recover', { body: { email } })).status;
      };
      note('a second reset at once: with an account, without', [
        await twice(known),
        await twice(newAddress()),
      ]);
    },
  },
];

/** The names of all fields, and how long lists are. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value !== 'object' || value === null) return '';
  const fields = Object.entries(value).map(([key, inner]) => `${key}${shapeOf(inner)}`);
  return `{${fields.sort().join()}}`;
}
