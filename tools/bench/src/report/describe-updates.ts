import { type Deployment, deploymentNames, deployments } from '../updates/deployed-sites.ts';
import type { UpdateRow } from '../updates/measure-updates.ts';
import { type ReleaseName, releases, type VisitName, visits } from '../updates/releases.ts';
import { kilobytes, ratio, table } from './format.ts';

export function describeUpdates(rows: readonly UpdateRow[]): string {
  return table(
    [
      'Release',
      'Visitor opens again',
      ...deploymentNames.map((name) => `${deployments[name]}, KB (of which JS)`),
      'federated / monolith',
      'federated / split',
    ],
    casesOf(rows).map(({ release, visit, bytesOf, jsBytesOf }) => [
      releases[release].title,
      visits[visit].title,
      ...deploymentNames.map(
        (name) => `${kilobytes(bytesOf(name))} (${kilobytes(jsBytesOf(name))})`,
      ),
      ratio(bytesOf('federated'), bytesOf('monolith')),
      ratio(bytesOf('federated'), bytesOf('split')),
    ]),
  );
}

/** Each release with each visit. */
export function casesOf(rows: readonly UpdateRow[]) {
  return (Object.keys(releases) as ReleaseName[]).flatMap((release) =>
    (Object.keys(visits) as VisitName[]).map((visit) => {
      const find = (deployment: Deployment) =>
        rows.find(
          (row) => row.release === release && row.visit === visit && row.deployment === deployment,
        );
      return {
        release,
        visit,
        bytesOf: (deployment: Deployment) => find(deployment)?.bytes ?? Number.NaN,
        jsBytesOf: (deployment: Deployment) => find(deployment)?.jsBytes ?? Number.NaN,
      };
    }),
  );
}
