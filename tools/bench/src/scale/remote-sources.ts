/** The sources of a small real remote: three pages, one of them with a parameter. @param edition tells its builds apart. */
export function remoteSources(name: string, edition: number): Readonly<Record<string, string>> {
  return {
    'package.json': `{ "name": "@torsa/remote-${name}", "private": true, "type": "module" }\n`,
    'src/routes.ts': routes(name),
    'src/home-page.tsx': page('HomePage', `${name}, edition ${edition}`),
    'src/about-page.tsx': page('AboutPage', `About ${name}`),
    'src/item-page.tsx': page('ItemPage', `An item of ${name}`),
  };
}

function routes(name: string): string {
  return `import type { RemotePage } from '@torsa/shared/contract/remote';

export const routes = [
  {
    id: 'home',
    path: '/${name}',
    load: () => import(/* webpackChunkName: "home" */ './home-page.tsx'),
  },
  {
    id: 'about',
    path: '/${name}/about',
    load: () => import(/* webpackChunkName: "about" */ './about-page.tsx'),
  },
  {
    id: 'item',
    path: '/${name}/items/:itemId',
    paths: ['/${name}/items/1', '/${name}/items/2'],
    load: () => import(/* webpackChunkName: "item" */ './item-page.tsx'),
  },
] as const satisfies readonly RemotePage[];
`;
}

function page(component: string, title: string): string {
  return `import type { PageHead } from '@torsa/shared/contract/remote';
import { Card } from '@torsa/shared/ui/card';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';

const topics = ['Where the water comes from', 'Where it goes', 'Who looks after it'];

export default function ${component}() {
  return (
    <>
      <PageHeader title="${title}" lead="One of many pages of many teams." />
      <Section title="What is here">
        {topics.map((topic) => (
          <Card key={topic}>
            <h3>{topic}</h3>
            <p>A few words of ${title}, so that there is something to read and to render.</p>
          </Card>
        ))}
      </Section>
    </>
  );
}

${component}.head = {
  title: '${title}',
  description: 'One of many pages of many teams.',
} satisfies PageHead;
`;
}
