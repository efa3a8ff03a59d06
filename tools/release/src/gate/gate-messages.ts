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

/** What comes out of the check. */
export type GateOutcome =
  | { readonly kind: 'passed'; readonly documents: ReadonlyMap<string, Buffer> }
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };

/** A published release that is asked for, with its node bundle or without. */
export interface Ask {
  readonly kind: 'ask';
  readonly id: number;
  readonly app: string;
  readonly version: string;
  readonly withBundle: boolean;
}
