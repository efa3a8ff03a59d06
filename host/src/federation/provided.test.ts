import { version as emotionVersion } from '@emotion/react/package.json';
import { sharedSingletons } from '@torsa/shared/contract/singletons';
import { version as sharedVersion } from '@torsa/shared/package.json';
import { version as reactVersion } from 'react/package.json';
import { expect, test } from 'vitest';
import { sharedModules } from './provided.ts';

const installed: Readonly<Record<string, string>> = {
  react: reactVersion,
  '@emotion/react': emotionVersion,
  '@torsa/shared': sharedVersion,
};

test('the host provides exactly the shared singleton modules', () => {
  expect(Object.keys(sharedModules).sort()).toEqual(Object.keys(sharedSingletons).sort());
});

test.each(Object.entries(sharedSingletons))(
  'the shared version of %s is the version of the installed package %s',
  (key, name) => {
    expect(sharedModules[key as keyof typeof sharedModules].version).toBe(installed[name]);
  },
);

test.each(Object.entries(sharedModules))(
  'the shared module %s is the module with that name',
  async (key, { module }) => {
    const own: Record<string, unknown> = await import(/* @vite-ignore */ key);
    const names = key === '@emotion/react' ? ['css', 'Global', 'keyframes'] : Object.keys(own);
    expect(Object.keys(module as object).sort()).toEqual([...names].sort());
    for (const [name, value] of Object.entries(module as object)) expect(value).toBe(own[name]);
    expect(Object.keys(module as object)).not.toHaveLength(0);
  },
);
