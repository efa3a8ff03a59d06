import type { AllResults, Conditions, ResultName } from '../results.ts';
import { describeScale } from '../scale/describe-scale.ts';
import { describeServer } from '../server/describe-server.ts';
import { describeDev } from './describe-dev.ts';
import { describeNavigation } from './describe-navigation.ts';
import { describePageLoad } from './describe-page-load.ts';
import { describeUpdates } from './describe-updates.ts';

/** The tables of a part in Markdown, with what they were measured on. */
export function describePart(all: AllResults, part: ResultName): string {
  const conditions = all[part]?.conditions;
  const tables = tablesOf(all, part);
  if (!conditions || tables === undefined) return 'Not measured yet.';
  return `${tables}\n\n${describeConditions(conditions)}`;
}

function tablesOf(all: AllResults, part: ResultName): string | undefined {
  switch (part) {
    case 'page-load':
      return all[part] && describePageLoad(all[part].results);
    case 'updates':
      return all[part] && describeUpdates(all[part].results);
    case 'navigation':
      return all[part] && describeNavigation(all[part].results);
    case 'dev':
      return all[part] && describeDev(all[part].results);
    case 'scale':
      return all[part] && describeScale(all[part].results);
    case 'server':
      return all[part] && describeServer(all[part].results);
  }
}

function describeConditions({ date, rounds, node, chromium, machine }: Conditions): string {
  const browser = chromium ? `Chromium ${chromium}, ` : '';
  return `Measured on ${date}: ${rounds} rounds, ${browser}Node ${node}, ${machine}.`;
}
