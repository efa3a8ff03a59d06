import type { Registry } from '@torsa/shared/contract/registry';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { Release } from '../releases/release.ts';

/** What the process that has the store says to the one that runs bundles. */
export type ToGate =
  | {
      readonly kind: 'check';
      readonly current: Registry | undefined;
      readonly next: Registry;
      readonly siteConfig: SiteConfig;
      readonly finished: number;
    }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly release: Omit<Release, 'readNodeBundle'>;
      readonly nodeBundle: Uint8Array | undefined;
    }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };

/** What it is asked for, and what comes out. */
export type FromGate =
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly app: string;
      readonly version: string;
      readonly withBundle: boolean;
    }
  | { readonly kind: 'passed'; readonly documents: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The process that runs bundles runs the code of others: what it says is checked, whatever it is. */
export function isFromGate(value: unknown): value is FromGate {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  switch (value.kind) {
    case 'ask':
      return (
        has(value, 'id', 'number') && has(value, 'app', 'string') && has(value, 'version', 'string')
      );
    case 'passed':
      return (
        'documents' in value &&
        value.documents instanceof Map &&
        [...value.documents].every(
          ([key, bytes]) => typeof key === 'string' && bytes instanceof Uint8Array,
        )
      );
    case 'refused':
      return (
        'problems' in value &&
        Array.isArray(value.problems) &&
        value.problems.every((one) => typeof one === 'string')
      );
    case 'failed':
      return has(value, 'message', 'string');
    default:
      return false;
  }
}

function has(value: object, name: string, type: 'string' | 'number'): boolean {
  return Object.entries(value).some(([key, field]) => key === name && typeof field === type);
}
