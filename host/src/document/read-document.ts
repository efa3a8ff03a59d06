import { documentIds } from '@torsa/shared/contract/names';
import { ContractError } from '@torsa/shared/contract/parse-contract';
import { parseSiteReleases, type SiteReleases } from '@torsa/shared/contract/site-releases';
import { isLanguage, type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { parseSiteConfig, type SiteConfig } from '@torsa/shared/site-config';
import type { ShellMessages } from '../messages/en.ts';

export interface DocumentData {
  /** Of the remote whose page it is; of none, when that is known only in the browser. */
  readonly releases: SiteReleases;
  readonly siteConfig: SiteConfig;
  readonly language: Language;
  readonly messages: ShellMessages;
}

/** Reads what the document carries for the browser. @throws {ContractError} naming every bad field of both parts. */
export function readDocument(document: Document): DocumentData {
  const releases = attempt(() =>
    parseSiteReleases(readJson(document, documentIds.releases), documentIds.releases),
  );
  const siteConfig = attempt(() => parseSiteConfig(readJson(document, documentIds.siteConfig)));
  if (releases.ok && siteConfig.ok) {
    const { lang } = document.documentElement;
    return {
      releases: releases.value,
      siteConfig: siteConfig.value,
      language: isLanguage(lang) ? lang : mainLanguage,
      // Written by the release that this code is of, so it is not checked again.
      messages: readJson(document, documentIds.messages) as ShellMessages,
    };
  }
  throw new ContractError('This document', [
    ...(releases.ok ? [] : releases.problems),
    ...(siteConfig.ok ? [] : siteConfig.problems),
  ]);
}

function readJson(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new ContractError(id, [`${id} is missing`]);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContractError(id, [`${id} is not JSON`], { cause });
  }
}

type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] };

function attempt<T>(read: () => T): Attempt<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof ContractError) return { ok: false, problems: error.problems };
    throw error;
  }
}
