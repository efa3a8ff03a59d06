import { css, Global, keyframes } from '@emotion/react';
import * as emotionJsxDevRuntime from '@emotion/react/jsx-dev-runtime';
import * as emotionJsxRuntime from '@emotion/react/jsx-runtime';
import { version as emotionVersion } from '@emotion/react/package.json';
import * as auth from '@torsa/shared/auth';
import * as backend from '@torsa/shared/backend';
import type { SharedSingletonKey } from '@torsa/shared/contract/singletons';
import * as i18n from '@torsa/shared/i18n';
import { version as sharedVersion } from '@torsa/shared/package.json';
import * as router from '@torsa/shared/router';
import * as siteConfig from '@torsa/shared/site-config';
import * as toast from '@torsa/shared/toast';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';

export interface SharedModule {
  readonly version: string;
  readonly module: unknown;
}

/**
 * All modules that the host shares with remotes (micro-frontends). The release check refuses a remote that uses other
 * exports of Emotion than these.
 */
export const sharedModules: Record<SharedSingletonKey, SharedModule> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react/jsx-dev-runtime': { version: react.version, module: jsxDevRuntime },
  '@emotion/react': { version: emotionVersion, module: { css, Global, keyframes } },
  '@emotion/react/jsx-runtime': { version: emotionVersion, module: emotionJsxRuntime },
  '@emotion/react/jsx-dev-runtime': { version: emotionVersion, module: emotionJsxDevRuntime },
  '@torsa/shared/auth': { version: sharedVersion, module: auth },
  '@torsa/shared/backend': { version: sharedVersion, module: backend },
  '@torsa/shared/i18n': { version: sharedVersion, module: i18n },
  '@torsa/shared/router': { version: sharedVersion, module: router },
  '@torsa/shared/site-config': { version: sharedVersion, module: siteConfig },
  '@torsa/shared/toast': { version: sharedVersion, module: toast },
};
