import type { DocumentAsset } from '@torsa/shared/contract/host-bundle';
import { documentIds } from '@torsa/shared/contract/names';
import type { PageHead } from '@torsa/shared/contract/remote';
import { allReleasesFile, type SiteReleases } from '@torsa/shared/contract/site-releases';
import type { SiteConfig } from '@torsa/shared/site-config';
import { themeCss } from '@torsa/shared/theme/theme-css';
import { type FontUrls, fontFaceCss, preloadedFonts } from '../fonts/font-faces.ts';
import { fullTitle } from './page-title.ts';

export interface DocumentParts {
  readonly head: PageHead;
  /** Of the remote whose page it is. A document that names none has the browser fetch those of all at once. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly fonts: FontUrls;
  readonly scripts: readonly DocumentAsset[];
  readonly preloads: readonly DocumentAsset[];
  /** Style elements that emotion collected. */
  readonly styles: string;
  /** What to show at once. With a composed path, the browser takes it over at that path and nowhere else. */
  readonly body: { readonly html: string; readonly composedPath: string | undefined };
  /** Inline script for the development server alone. */
  readonly devScript?: string;
}

/** Of all documents, until there are others. */
const language = 'en';

/** The HTML of a document: what to show at once, what to load for it, and what the browser needs to know. */
export function writeDocument(parts: DocumentParts): string {
  const { head, body } = parts;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(fullTitle(head))}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<link rel="icon" href="data:,">
${parts.devScript ? `<script>${parts.devScript}</script>\n` : ''}${preloadedFonts(parts.fonts, language).map(fontPreload).join('')}${parts.preloads.map(scriptPreload).join('')}${releasesPreload(parts.releases)}${parts.scripts.map(script).join('')}<style>${fontFaceCss(parts.fonts)}${themeCss}</style>
${parts.styles}
${json(documentIds.releases, parts.releases)}
${json(documentIds.siteConfig, parts.siteConfig)}
</head>
<body>
<div id="${documentIds.root}"${composedPathAttribute(body.composedPath)}>${body.html}</div>
<noscript><p>Signing in, the contact form and the chat need JavaScript. Everything else can be read without it.</p></noscript>
</body>
</html>
`;
}

function script({ url, integrity }: DocumentAsset): string {
  return `<script defer crossorigin="anonymous" src="${escapeHtml(url)}"${integrityAttribute(integrity)}></script>\n`;
}

function scriptPreload({ url, integrity }: DocumentAsset): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${escapeHtml(url)}"${integrityAttribute(integrity)}>\n`;
}

function releasesPreload({ remotes }: SiteReleases): string {
  if (Object.keys(remotes).length > 0) return '';
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="/${allReleasesFile}">\n`;
}

/** Browsers load fonts without credentials: a preload with them would load each twice. */
function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(url)}">\n`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}

function composedPathAttribute(path: string | undefined): string {
  return path === undefined ? '' : ` data-composed-path="${escapeHtml(path)}"`;
}

function json(id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
