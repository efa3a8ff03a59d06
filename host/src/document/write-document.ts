import type { DocumentAsset } from '@torsa/shared/contract/host-bundle';
import { documentIds } from '@torsa/shared/contract/names';
import type { Navigation } from '@torsa/shared/contract/navigation';
import type { PageHead } from '@torsa/shared/contract/remote';
import { allReleasesFile, type SiteReleases } from '@torsa/shared/contract/site-releases';
import { alternatesOf } from '@torsa/shared/i18n/alternates';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import { themeCss } from '@torsa/shared/theme/theme-css';
import type { DocumentCopy } from '../copy/document.copy.en.ts';
import { timeoutNotice, timeoutNoticeCss } from '../early/timeout-notice.ts';
import { type FontUrls, fontFaceCss, preloadedFonts } from '../fonts/font-faces.ts';
import { documentTitle } from '../head/document-title.ts';
import { robotsContent } from '../head/robots.ts';
import type { InlineScripts } from '../inline/inline-scripts.ts';
import { progressCss } from '../navigation/progress-css.ts';
import { themeColorTags } from '../theme/theme-color.ts';
import { type DocumentStyles, styleElement } from './document-styles.ts';
import { escapeHtml, scriptJson } from './escape-html.ts';
import { htmlTreeHash } from './html-tree-hash.ts';
import { iconLinks } from './icon-links.ts';
import type { DocumentIcons } from './icons/document-icons.ts';
import { priorityPicturePreload } from './priority-picture.ts';
import { linkPreviewTags } from './seo/link-preview-tags.ts';

/** The metadata of a page for search engines and link previews. */
export interface SeoMetadata {
  /** The canonical address. */
  readonly url: string;
  /** URL of a JPEG of 1200 by 630 pixels. */
  readonly picture: string | undefined;
  /** In the words of schema.org. */
  readonly structuredData: readonly object[];
}

export interface DocumentContent {
  readonly language: Language;
  readonly copy: DocumentCopy;
  readonly head: PageHead;
  /** Of the remote whose page it is. A document that names none has the browser fetch those of all at once. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly navigation: Navigation;
  readonly fonts: FontUrls;
  /** None in development. */
  readonly icons?: DocumentIcons;
  readonly scripts: readonly DocumentAsset[];
  readonly preloads: readonly DocumentAsset[];
  /** None in development. */
  readonly styles?: DocumentStyles;
  /** What to show at once. With a prerendered path, the browser takes it over at that path and nowhere else. */
  readonly body: { readonly html: string; readonly prerenderedPath: string | undefined };
  /** The path, without a language, of a page that anybody may find; its head names it in every language. */
  readonly publicPath?: string | undefined;
  /** The languages that the page is written in; all of them unless told otherwise. */
  readonly pageLanguages?: readonly Language[] | undefined;
  /** For a page that search engines may list. */
  readonly seo?: SeoMetadata | undefined;
  readonly inlineScripts: InlineScripts;
  /** One more inline script, in development only. */
  readonly devScript?: string;
}

/**
 * The HTML of a document: what to show at once, what to load for it, and what the browser needs to know. Links to what
 * is loaded come first of all: once a browser meets a content policy, it no longer looks ahead for what to fetch.
 */
export function writeDocument(parts: DocumentContent): string {
  const { language, head, body, copy } = parts;
  const { beforePaint, waitForBengali, startScripts } = parts.inlineScripts;
  const scripts = parts.scripts.map(script).join('');
  const pageFiles = parts.preloads.map((asset) => scriptPreload(asset, 'low')).join('');
  const picture = priorityPicturePreload(body.html);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${picture || parts.scripts.map((asset) => scriptPreload(asset)).join('') + pageFiles}${releasesPreload(parts)}<meta name="viewport" content="width=device-width, initial-scale=1">
${themeColorTags}<script>${beforePaint}</script>
<title>${escapeHtml(documentTitle(head, copy.shell.company.name))}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${robotsContent(parts.seo !== undefined)}">
${alternateLinks(parts)}${seoTags(parts)}${iconLinks(language, parts.icons)}${parts.devScript ? `<script>${parts.devScript}</script>\n` : ''}${picture ? '' : scripts}<style>${hostStyle(parts)}</style>
${language === 'bn' ? `<script>${waitForBengali}</script>\n` : ''}${parts.styles ? styleElement(parts.styles) : ''}
${json(documentIds.releases, parts.releases)}
${json(documentIds.siteConfig, parts.siteConfig)}
</head>
<body>
<div id="${documentIds.root}" data-language="${language}" ${treeHashAttributes(body.html)}${prerenderedPathAttribute(body.prerenderedPath)}>${body.html}</div>
${json(documentIds.messages, copy.shell)}
${json(documentIds.navigation, parts.navigation)}
${timeoutNotice(escapeHtml(copy.notHydrated))}
<noscript><p>${escapeHtml(copy.noScript)}</p></noscript>
${linkedData(parts.seo)}${fontPreloads(parts)}${picture && `<template id="${documentIds.scripts}">${scripts}${pageFiles}</template>\n<script>${startScripts}</script>\n`}</body>
</html>
`;
}

/** The style of every document, besides those of its page. */
export function hostStyle({
  fonts,
  language,
}: Pick<DocumentContent, 'fonts' | 'language'>): string {
  return fontFaceCss(fonts, language) + themeCss + timeoutNoticeCss + progressCss;
}

/** The same page in its languages. */
function alternateLinks({ publicPath, pageLanguages, siteConfig }: DocumentContent): string {
  if (publicPath === undefined) return '';
  return alternatesOf(siteConfig.siteUrl, publicPath, pageLanguages)
    .map(
      ({ hrefLang, href }) =>
        `<link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}">\n`,
    )
    .join('');
}

/** Where the page is at home, and what is shown for a link to it. */
function seoTags({ seo, head, copy, language }: DocumentContent): string {
  if (!seo) return '';
  const { url, picture } = seo;
  const siteName = copy.shell.company.name;
  return `<link rel="canonical" href="${escapeHtml(url)}">
${linkPreviewTags({ head, siteName, language, url, picture })}`;
}

/** What the page is about, for machines. They read it wherever it stands, and people do not wait for it at the end. */
function linkedData(seo: SeoMetadata | undefined): string {
  if (!seo) return '';
  const graph = { '@context': 'https://schema.org', '@graph': seo.structuredData };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>\n`;
}

function script({ url, integrity }: DocumentAsset): string {
  return `<script defer crossorigin="anonymous" src="${escapeHtml(url)}"${integrityAttribute(integrity)}></script>\n`;
}

/** What the page needs makes way for the host's script, which brings the shell to life. */
function scriptPreload({ url, integrity }: DocumentAsset, priority?: 'low'): string {
  const fetchPriority = priority ? ` fetchpriority="${priority}"` : '';
  return `<link rel="preload" as="script"${fetchPriority} crossorigin="anonymous" href="${escapeHtml(url)}"${integrityAttribute(integrity)}>\n`;
}

/** Not in development, where scripts are seconds in the making: Chromium would warn of what they do not use at once. */
function releasesPreload({ releases, devScript }: DocumentContent): string {
  if (devScript || Object.keys(releases.remotes).length > 0) return '';
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="/${allReleasesFile}">\n`;
}

/**
 * At the end of the body: for a font that is preloaded in the head, Chromium holds back the first paint by a tenth of a
 * second. Not in development either, as above.
 */
function fontPreloads({ fonts, language, devScript }: DocumentContent): string {
  return devScript ? '' : preloadedFonts(fonts, language).map(fontPreload).join('');
}

/** Without credentials, as style sheets load fonts: else each would be loaded twice. */
function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(url)}">\n`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}

/** What the browser has to find there, to know whether somebody else has changed it: see `watch-prerendered.ts`. */
function treeHashAttributes(html: string): string {
  const [, page = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return `data-tree-hash="${htmlTreeHash(html)}" data-page-tree-hash="${htmlTreeHash(page)}"`;
}

function prerenderedPathAttribute(path: string | undefined): string {
  return path === undefined ? '' : ` data-prerendered-path="${escapeHtml(path)}"`;
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}
