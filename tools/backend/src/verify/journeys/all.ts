import type { Journey } from '../journey.ts';
import { changeJourneys } from './change.ts';
import { sessionJourneys } from './sessions.ts';
import { signUpJourneys } from './sign-up.ts';
import { staffJourneys } from './staff.ts';
import { tellingJourneys } from './telling.ts';

export const journeys: readonly Journey[] = [
  ...signUpJourneys,
  ...staffJourneys,
  ...changeJourneys,
  ...sessionJourneys,
  ...tellingJourneys,
];
