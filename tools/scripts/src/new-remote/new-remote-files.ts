import { getPortVariableName } from '../dev/source-remotes.ts';

/** The source files of a new remote app, by path in its folder. */
export function createRemoteFiles(name: string, devPort: number): Readonly<Record<string, string>> {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const component = `${words.join('')}Page`;
  const page = 'home/home-page';
  return {
    'package.json': `${JSON.stringify(packageJson(name), null, 2)}\n`,
    'tsconfig.json': tsconfig,
    'rspack.config.ts': `import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: '${name}',
  dir: import.meta.dirname,
  devPort: Number(process.env['${getPortVariableName(name)}'] ?? ${devPort}),
  budget: 60_000,
});
`,
    'src/routes.ts': `import type { RemotePage } from '@torsa/shared/contract/remote';

/** The route table of ${title}. The table must contain only data, because builds read it without running a page. */
export const routes = [
  {
    id: 'home',
    path: '/${name}',
    load: () => import(/* webpackChunkName: "home" */ './${page}.tsx'),
  },
] as const satisfies readonly RemotePage[];
`,
    [`src/${page}.tsx`]: `import type { PageHead } from '@torsa/shared/contract/remote';
import { PageHeader } from '@torsa/shared/ui/page-header';

export default function ${component}() {
  return <PageHeader title="${title}" lead="This page is new." />;
}

${component}.head = {
  title: '${title}',
  description: 'A new page of Torsa.',
} satisfies PageHead;
`,
    [`src/${page}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '../routes.ts';

test('/${name} has its heading', async () => {
  const [page] = routes;
  const { default: Page } = await page.load();
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeDefined();
});
`,
  };
}

function packageJson(name: string) {
  const catalog = (...packages: string[]) =>
    Object.fromEntries(packages.map((dependency) => [dependency, 'catalog:']));
  return {
    name: `@torsa/remote-${name}`,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { build: 'rspack build', dev: 'rspack serve --mode development' },
    dependencies: { ...catalog('@emotion/react', 'react'), '@torsa/shared': 'workspace:*' },
    devDependencies: catalog(
      '@rspack/cli',
      '@rspack/core',
      '@testing-library/react',
      '@types/react',
      'vitest',
    ),
  };
}

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "jsx": "react-jsx",
    "jsxImportSource": "@emotion/react"
  },
  "include": ["src"]
}
`;
