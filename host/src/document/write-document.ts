import { type EarlyDataRequest, earlyDataElementId } from '@torsa/shared/contract/early-data';
import type { HtmlDocumentAsset } from '@torsa/shared/contract/host-bundle';
import { htmlElementIds } from '@torsa/shared/contract/names';
import type { Navigation } from '@torsa/shared/contract/navigation';
import type { PageHead } from '@torsa/shared/contract/remote';
import { allReleasesFilePath, type SiteReleases } from '@torsa/shared/contract/site-releases';
import { listLanguageAlternates } from '@torsa/shared/i18n/alternates';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import { themeCss } from '@torsa/shared/theme/theme-css';
import type { HtmlDocumentTexts } from '../copy/document.copy.en.ts';
import { clickTimeoutNoticeCss, writeClickTimeoutNotice } from '../early/timeout-notice.ts';
import { type FontUrls, listFontPreloadUrls, writeFontFaceCss } from '../fonts/font-faces.ts';
import { formatDocumentTitle, writeRobotsMetaContent } from '../head/head-content.ts';
import type { InlineScripts } from '../inline/inline-scripts.ts';
import { navigationProgressCss } from '../navigation/progress-css.ts';
import { writeThemeColorTags } from '../theme/theme-color.ts';
import { type DocumentStyles, writeStyleElement } from './document-styles.ts';
import { escapeHtml, serializeScriptJson } from './escape-html.ts';
import { hashHtmlTree } from './html-tree-hash.ts';
import { writeIconLinks } from './icon-links.ts';
import type { DocumentIconUrls } from './icons/document-icons.ts';
import { writePicturePreloadLinks } from './priority-picture.ts';
import { writeLinkPreviewTags } from './seo/link-preview-tags.ts';

/** Page metadata for search engines and link previews. */
export interface SeoMetadata {
  /** The canonical URL of the page. */
  readonly url: string;
  /** The URL of the link preview picture, a JPEG file of 1200 by 630 pixels. */
  readonly picture: string | undefined;
  /** The page's structured data for search engines, as schema.org objects. */
  readonly structuredData: readonly object[];
}

export interface DocumentContent {
  readonly language: Language;
  readonly copy: HtmlDocumentTexts;
  readonly head: PageHead;
  /**
   * The releases of the remote (micro-frontend) that serves the page. Without a remote, the HTML document preloads
   * the list of all releases.
   */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly navigation: Navigation;
  readonly fonts: FontUrls;
  /** The URLs of the document's icons. Undefined in development. */
  readonly icons?: DocumentIconUrls;
  readonly scripts: readonly HtmlDocumentAsset[];
  readonly preloads: readonly HtmlDocumentAsset[];
  /** The styles that Emotion collected for the page; undefined in development. */
  readonly styles?: DocumentStyles;
  /** The prerendered HTML of the page. The browser hydrates it only at the path `prerenderedPath`. */
  readonly body: { readonly html: string; readonly prerenderedPath: string | undefined };
  /** The path of a public page without the language prefix. The `<head>` links to this page in every language. */
  readonly publicPath?: string | undefined;
  /** The languages in which the page exists. The default is all languages. */
  readonly pageLanguages?: readonly Language[] | undefined;
  /** Search engine metadata; only present if search engines may index the page. */
  readonly seo?: SeoMetadata | undefined;
  /** The data requests of a private page, which the HTML document sends before its scripts load. */
  readonly data?: readonly EarlyDataRequest[] | undefined;
  readonly inlineScripts: InlineScripts;
  /** An additional inline script of the HTML document, used only in development. */
  readonly devScript?: string;
}

/**
 * Writes a complete HTML document. Preload links come first, because the preload scanner ignores links after the
 * content security policy.
 */
export function writeDocument(content: DocumentContent): string {
  const { language, head, body, copy } = content;
  const { beforePaint, waitForBengali, startScripts } = content.inlineScripts;
  const scripts = content.scripts.map(script).join('');
  const pageFiles = content.preloads.map((asset) => scriptPreload(asset, 'low')).join('');
  const picture = writePicturePreloadLinks(body.html);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${picture || content.scripts.map((asset) => scriptPreload(asset)).join('') + pageFiles}${releasesPreload(content)}<meta name="viewport" content="width=device-width, initial-scale=1">
${writeThemeColorTags}<script>${beforePaint}</script>
${json(htmlElementIds.siteConfig, content.siteConfig)}
${dataRequests(content)}<title>${escapeHtml(formatDocumentTitle(head, copy.shell.company.name))}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${writeRobotsMetaContent(content.seo !== undefined)}">
${alternateLinks(content)}${seoTags(content)}${writeIconLinks(language, content.icons)}${content.devScript ? `<script>${content.devScript}</script>\n` : ''}${picture ? '' : scripts}<style>${createHostCss(content)}</style>
${language === 'bn' ? `<script>${waitForBengali}</script>\n` : ''}${content.styles ? writeStyleElement(content.styles) : ''}
${json(htmlElementIds.releases, content.releases)}
</head>
<body>
<div id="${htmlElementIds.root}" data-language="${language}" ${treeHashAttributes(body.html)}${prerenderedPathAttribute(body.prerenderedPath)}>${body.html}</div>
${json(htmlElementIds.messages, copy.shell)}
${json(htmlElementIds.navigation, content.navigation)}
${writeClickTimeoutNotice(escapeHtml(copy.notHydrated))}
<noscript><p>${escapeHtml(copy.noScript)}</p></noscript>
${linkedData(content.seo)}${fontPreloads(content)}${picture && `<template id="${htmlElementIds.scripts}">${scripts}${pageFiles}</template>\n<script>${startScripts}</script>\n`}</body>
</html>
`;
}

function dataRequests({ data, inlineScripts }: DocumentContent): string {
  return data
    ? `${json(earlyDataElementId, data)}\n<script>${inlineScripts.requestData}</script>\n`
    : '';
}

/** The CSS of every HTML document. The styles of the page are in a second style element. */
export function createHostCss({
  fonts,
  language,
}: Pick<DocumentContent, 'fonts' | 'language'>): string {
  return (
    writeFontFaceCss(fonts, language) + themeCss + clickTimeoutNoticeCss + navigationProgressCss
  );
}

/** Writes `<link>` elements to the same page in other languages. */
function alternateLinks({ publicPath, pageLanguages, siteConfig }: DocumentContent): string {
  if (publicPath === undefined) return '';
  return listLanguageAlternates(siteConfig.siteUrl, publicPath, pageLanguages)
    .map(
      ({ hrefLang, href }) =>
        `<link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}">\n`,
    )
    .join('');
}

/** Writes the canonical link and the meta tags for link previews. */
function seoTags({ seo, head, copy, language }: DocumentContent): string {
  if (!seo) return '';
  const { url, picture } = seo;
  const siteName = copy.shell.company.name;
  return `<link rel="canonical" href="${escapeHtml(url)}">
${writeLinkPreviewTags({ head, siteName, language, url, picture })}`;
}

/** Writes structured data for search engines at the end of the HTML document, because visitors do not need it. */
function linkedData(seo: SeoMetadata | undefined): string {
  if (!seo) return '';
  const graph = { '@context': 'https://schema.org', '@graph': seo.structuredData };
  return `<script type="application/ld+json">${serializeScriptJson(graph)}</script>\n`;
}

function script({ url, integrity }: HtmlDocumentAsset): string {
  return `<script defer crossorigin="anonymous" src="${escapeHtml(url)}"${integrityAttribute(integrity)}></script>\n`;
}

/** Gives page scripts a lower fetch priority than the host script, because the host script hydrates the shell first. */
function scriptPreload({ url, integrity }: HtmlDocumentAsset, priority?: 'low'): string {
  const fetchPriority = priority ? ` fetchpriority="${priority}"` : '';
  return `<link rel="preload" as="script"${fetchPriority} crossorigin="anonymous" href="${escapeHtml(url)}"${integrityAttribute(integrity)}>\n`;
}

/**
 * Does not preload the list of all releases in development, where scripts compile so long that Chromium reports an
 * unused preload.
 */
function releasesPreload({ releases, devScript }: DocumentContent): string {
  if (devScript || Object.keys(releases.remotes).length > 0) return '';
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="/${allReleasesFilePath}">\n`;
}

/**
 * The font preload links are at the end of the body, because in the head they delay Chromium's first paint by 0.1
 * seconds. Development has none, because Chromium would report unused preloads.
 */
function fontPreloads({ fonts, language, devScript }: DocumentContent): string {
  return devScript ? '' : listFontPreloadUrls(fonts, language).map(fontPreload).join('');
}

/** Preloads a font without credentials, like CSS does. Otherwise the browser would download the font twice. */
function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(url)}">\n`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}

/**
 * Hashes of the prerendered DOM trees. In the browser, `watch-prerendered.ts` compares them with the DOM to detect
 * changes.
 */
function treeHashAttributes(html: string): string {
  const [, page = html] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return `data-tree-hash="${hashHtmlTree(html)}" data-page-tree-hash="${hashHtmlTree(page)}"`;
}

function prerenderedPathAttribute(path: string | undefined): string {
  return path === undefined ? '' : ` data-prerendered-path="${escapeHtml(path)}"`;
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${serializeScriptJson(value)}</script>`;
}
