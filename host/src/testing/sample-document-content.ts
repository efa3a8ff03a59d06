import { htmlDocumentTextsByLanguage } from '../copy/document-copy.ts';
import type { DocumentContent } from '../document/write-document.ts';
import { inlineScripts } from '../inline/inline-scripts.ts';
import { sampleSiteConfig } from './sample-document.ts';
import { sampleNavigation } from './sample-navigation.ts';
import { releasesOf, remoteWith } from './sample-site.tsx';

export const integrity = `sha384-${'a'.repeat(64)}`;
/** The content of a document for the page `/about`. */
export const sampleDocumentContent: DocumentContent = {
  language: 'en',
  copy: htmlDocumentTextsByLanguage.en,
  head: { title: 'About', description: 'About us.' },
  releases: releasesOf({ marketing: remoteWith('/about') }),
  siteConfig: sampleSiteConfig,
  navigation: sampleNavigation('en'),
  fonts: {
    'anek-bangla-latin': '/text.woff2',
    'bengali-name': '/name.woff2',
    'noto-sans-bengali': '/text-bengali.woff2',
    'tiro-bangla-bengali': '/display-bengali.woff2',
    'tiro-bangla-latin': '/display.woff2',
  },
  icons: {
    tab: '/apps/host/files/favicon.svg',
    appleTouch: '/apps/host/files/apple-touch-icon.png',
  },
  inlineScripts,
  scripts: [{ url: '/apps/host/files/host.js', integrity }],
  preloads: [{ url: '/apps/marketing/files/about.js', integrity }],
  styles: { ids: ['x', 'y'], css: '.css-x{color:red}' },
  body: { html: '<main><h1>About</h1></main>', prerenderedPath: '/about' },
};
