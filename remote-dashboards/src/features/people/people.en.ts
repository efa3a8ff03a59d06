import { definePage } from '@torsa/shared/i18n';
import { peopleMessages } from './people-messages.en.ts';
import { PeoplePage } from './people-page.tsx';

export default definePage('en', PeoplePage, peopleMessages);
