import * as v from 'valibot';
import { mainLanguage } from '../i18n/languages.ts';
import { visitorRoles } from './access.ts';
import { navEntrySchema } from './nav-entry.ts';
import { describeValidationIssues } from './parse-contract.ts';
import { routePatternSchema } from './registry.ts';

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'));

/** The schema of a page's `AccessRule` in route tables and manifests. */
export const accessRuleSchema = v.object(
  {
    roles: v.array(
      v.picklist(visitorRoles, `must be one of ${visitorRoles.join(', ')}`),
      `must be a list of ${visitorRoles.join(', ')}`,
    ),
    otherwise: v.union(
      [routePatternSchema, v.object({ guest: routePatternSchema, signedIn: routePatternSchema })],
      'must be a path, or { guest, signedIn } with a path for each',
    ),
  },
  `must be { roles: [some of ${visitorRoles.join(', ')}], otherwise: the path to which others are redirected }`,
);

const routeRow = v.object(
  {
    id: text,
    path: routePatternSchema,
    access: v.optional(accessRuleSchema),
    nav: v.optional(
      v.array(
        v.object(
          { ...navEntrySchema.entries, path: v.optional(navEntrySchema.entries.path) },
          'must be an object',
        ),
        'must be a list of entries',
      ),
    ),
    data: v.optional(
      v.array(
        v.object(
          {
            path: v.pipe(text, v.startsWith('/', 'must be a path at the backend')),
            args: v.optional(v.record(v.string(), v.unknown(), 'must be an object')),
          },
          'must be { path, args }',
        ),
        'must be a list of requests',
      ),
    ),
    load: v.custom(
      isLoad,
      'must be a function, () => import(…), or in several languages one for each, English among them',
    ),
  },
  'must be a page: { id, path, load }',
);

/** Lists the mistakes in one page of a route table. */
export function findRouteRowProblems(row: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(routeRow, row);
  return describeValidationIssues(issues, 'it').map((problem) => `${problem}.`);
}

function isLoad(load: unknown): boolean {
  if (typeof load !== 'object' || load === null) return typeof load === 'function';
  return (
    mainLanguage in load &&
    Object.values(load).every((inLanguage) => typeof inLanguage === 'function')
  );
}
