import type { BackendTestJourney } from '../journey.ts';
import { accountEnumerationJourneys } from './account-enumeration.ts';
import { changeJourneys } from './change.ts';
import { filesJourney } from './files.ts';
import { sessionJourneys } from './sessions.ts';
import { signUpJourneys } from './sign-up.ts';
import { staffJourneys } from './staff.ts';

export const userJourneys: readonly BackendTestJourney[] = [
  ...signUpJourneys,
  ...staffJourneys,
  ...changeJourneys,
  ...sessionJourneys,
  ...accountEnumerationJourneys,
  filesJourney,
];
