import type { BackendTestJourney } from '../journey.ts';
import { accountEnumerationJourneys } from './account-enumeration.ts';
import { accountChangeJourneys } from './change.ts';
import { fileStorageJourney } from './files.ts';
import { loginSessionJourneys } from './sessions.ts';
import { signUpJourneys } from './sign-up.ts';
import { staffAccountJourneys } from './staff.ts';

export const allBackendTestJourneys: readonly BackendTestJourney[] = [
  ...signUpJourneys,
  ...staffAccountJourneys,
  ...accountChangeJourneys,
  ...loginSessionJourneys,
  ...accountEnumerationJourneys,
  fileStorageJourney,
];
