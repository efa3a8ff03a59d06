import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { appDir } from '@torsa/node-lib/settings';
import { listOwnedRoutePatterns } from '@torsa/release/registry/shell-patterns';
import { compileInlineScript } from '@torsa/shared/build/inline-script';
import { createNavigation } from '@torsa/shared/contract/navigation';
import type { ReleaseRegistry } from '@torsa/shared/contract/registry';
import {
  allReleasesFilePath,
  selectReleasesForBrowsers,
} from '@torsa/shared/contract/site-releases';
import { languages, localizePath, parseLocalizedPath } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import { matchPath } from 'react-router-dom';
import { listDevFontUrls, serveDevFont } from './dev-fonts.ts';
import { importCurrentModuleVersion } from './import-again.ts';

/** The URL path of the stories page, which shows every shared component in every state. */
export const storiesPath = '/__parts';
const storiesScript = '/stories.js';

export interface DevSite {
  readonly siteConfig: SiteConfig;
  /** Returns the current registry of releases, at each request. */
  readonly registry: () => Promise<ReleaseRegistry>;
  /** The URL of the host's script. */
  readonly hostScript: string;
}

/** Installs the global hook through which React Fast Refresh finds the shared react-dom, before any other script. */
const recordRenderers = `
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) { renderers.set(renderers.size + 1, renderer); return renderers.size; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {},
  };
}`;

/** Responds to every request, except for fonts, with the development HTML document, which contains no rendered page. */
export function createDevDocumentMiddleware(site: DevSite) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (serveDevFont(request, response)) return;
    const { url = '/' } = request;
    const answer =
      url === `/${allReleasesFilePath}` ? writeAllReleases(site) : writeDevDocument(site, url);
    answer.then(({ status, type, text }) => {
      response.writeHead(status, { 'Content-Type': type }).end(text);
    }, next);
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Writes the HTML document of the home page in every language, into the folder of the development site. */
export async function writeHomePageDocuments(site: DevSite): Promise<string> {
  const documents = languages.map((language) =>
    writeDevDocument(site, localizePath(language, '/')),
  );
  return (await Promise.all(documents)).map(({ text }) => text).join('');
}

async function writeAllReleases({ registry }: DevSite): Promise<Answer> {
  const text = JSON.stringify(selectReleasesForBrowsers(await registry()));
  return { status: 200, type: 'application/json', text };
}

async function writeDevDocument(
  { siteConfig, registry, hostScript }: DevSite,
  url: string,
): Promise<Answer> {
  const current = await registry();
  const { pathname } = new URL(`http://site${url}`);
  const { language, path: pagePath } = parseLocalizedPath(pathname);
  const isOwned = pathname === storiesPath || isPage(current, pagePath);
  const { writeDocument } = (await importHostModule(
    'document/write-document.ts',
  )) as typeof import('@torsa/host/document/write-document');
  const { htmlDocumentTextsByLanguage } = (await importHostModule(
    'copy/document-copy.ts',
  )) as typeof import('@torsa/host/copy/document-copy');
  return {
    status: isOwned ? 200 : 404,
    type: 'text/html; charset=utf-8',
    text: writeDocument({
      language,
      copy: htmlDocumentTextsByLanguage[language],
      head: { title: 'Development', description: 'The site, built from source.' },
      releases: selectReleasesForBrowsers(current, []),
      siteConfig,
      navigation: createNavigation(current, language),
      fonts: listDevFontUrls(),
      scripts: [{ url: pathname === storiesPath ? storiesScript : hostScript }],
      preloads: [],
      body: { html: '', prerenderedPath: undefined },
      inlineScripts: {
        beforePaint: await inlineScript('before-paint'),
        waitForBengali: await inlineScript('wait-for-bengali'),
        startScripts: await inlineScript('start-scripts'),
        requestData: await inlineScript('request-data'),
      },
      devScript: recordRenderers,
    }),
  };
}

function isPage(registry: ReleaseRegistry, pathname: string): boolean {
  return listOwnedRoutePatterns(registry).some((pattern) => matchPath(pattern, pathname));
}

async function inlineScript(name: string): Promise<string> {
  const { text } = await compileInlineScript(path.join(appDir('host'), 'src/inline', `${name}.ts`));
  return text;
}

/** Imports a host module again without Node's module cache, so that the next reload shows a changed theme or text. */
function importHostModule(file: string): Promise<unknown> {
  return importCurrentModuleVersion(path.join(appDir('host'), 'src', file));
}
