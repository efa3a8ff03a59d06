import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IsAllowed } from './s3-stand-in.ts';

const folder = path.join(import.meta.dirname, '../../../../docs/hosting');

interface Statement {
  readonly sid: string;
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly condition: unknown;
}

/**
 * Evaluates a policy of `docs/hosting` as Amazon does: a denial wins, and an action without an allowing statement is denied.
 * Of conditions it supports only `Null`. It ignores the condition with the CDN's name.
 * @param sid the name of a statement in the policy.
 * @param rename changes the policy's text, to get the policy of another team.
 */
export function documentedPolicy(sid: string, rename: (text: string) => string = same): IsAllowed {
  const policies = globSync('*-policy.json', { cwd: folder }).map((file) =>
    statementsOf(JSON.parse(rename(readFileSync(path.join(folder, file), 'utf8')))),
  );
  const policy = policies.find((statements) => statements.some((one) => one.sid === sid));
  if (!policy) throw new Error(`${folder} has no policy with a statement ${sid}.`);
  return (action, resource, context) => {
    const applying = policy.filter(
      (one) =>
        one.actions.includes(action) &&
        one.resources.some((pattern) => matches(pattern, `arn:aws:s3:::${resource}`)) &&
        holds(one.condition, context),
    );
    const effects = applying.map(({ effect }) => effect);
    return effects.includes('Allow') && !effects.includes('Deny');
  };
}

const same = (text: string) => text;

function statementsOf(policy: unknown): readonly Statement[] {
  const statements = field(policy, 'Statement');
  if (!Array.isArray(statements)) return [];
  return statements.map((one: unknown) => ({
    sid: String(field(one, 'Sid')),
    effect: field(one, 'Effect') === 'Allow' ? 'Allow' : 'Deny',
    actions: listOf(field(one, 'Action')),
    resources: listOf(field(one, 'Resource')),
    condition: field(one, 'Condition'),
  }));
}

function field(value: unknown, name: string): unknown {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return fields.find(([key]) => key === name)?.[1];
}

function listOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function matches(pattern: string, resource: string): boolean {
  const [start = '', ...more] = pattern.split('*');
  return more.length === 0 ? resource === start : resource.startsWith(start) && more[0] === '';
}

function holds(condition: unknown, context: Readonly<Record<string, string>>): boolean {
  const nulls = field(condition, 'Null');
  const wanted = typeof nulls === 'object' && nulls !== null ? Object.entries(nulls) : [];
  return wanted.every(([key, isNull]) => String(!Object.hasOwn(context, key)) === String(isNull));
}
