import type { PageHead } from '@torsa/shared/contract/remote';
import { type Language, languageDefinitions, languages } from '@torsa/shared/i18n/languages';
import { escapeHtml } from '../escape-html.ts';

export interface LinkPreviewData {
  readonly head: PageHead;
  readonly siteName: string;
  readonly language: Language;
  readonly url: string;
  /** The URL of the link preview picture, a JPEG file of 1200 by 630 pixels. */
  readonly picture: string | undefined;
}

/** Writes the Open Graph and X (Twitter) meta tags, from which other apps build link previews. */
export function writeLinkPreviewTags(link: LinkPreviewData): string {
  const { head, siteName, language, url, picture } = link;
  const properties: readonly Tag[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', url],
    ['og:locale', localeOf(language)],
    ...languages
      .filter((other) => other !== language)
      .map((other): Tag => ['og:locale:alternate', localeOf(other)]),
    ...(picture ? pictureTags(picture, head.title) : []),
  ];
  const names: readonly Tag[] = [
    ['twitter:card', picture ? 'summary_large_image' : 'summary'],
    ['twitter:title', head.title],
    ['twitter:description', head.description],
    ...(picture ? [['twitter:image', picture] as const] : []),
  ];
  return [
    ...properties.map(([property, content]) => metaTag('property', property, content)),
    ...names.map(([name, content]) => metaTag('name', name, content)),
  ].join('');
}

type Tag = readonly [name: string, content: string];

function pictureTags(picture: string, text: string): readonly Tag[] {
  return [
    ['og:image', picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', text],
  ];
}

function metaTag(kind: 'property' | 'name', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">\n`;
}

/** Returns the locale of a language in Open Graph format, for example `en_IN`. */
function localeOf(language: Language): string {
  return languageDefinitions[language].locale.replace('-', '_');
}
